import { useStyles } from '@yawmi/ui'
import { Section } from '../page/section'
import { todaysOr, type LeafState } from '../today/leaf.resource'
import { useWords } from '../words/use-words'
import { ar, jokeOfOurs } from './copy/ar'
import { promoStyles } from './promo.styles'
import { PromoWords } from './promo-words'

/** Today's joke told as it is told inside: the story, and then its last line. */
export function JokesPromo({ leaf }: { leaf: LeafState }) {
  const words = useWords(ar)
  const classes = useStyles(promoStyles)
  const lines = todaysOr(leaf, 'joke', jokeOfOurs).name.split('\n')
  const story = lines.slice(0, -1)
  return (
    <Section id="jokes" tone="surface" className={classes.columns}>
      <PromoWords
        section="jokes"
        title={words.jokesTitle}
        lead={words.jokesLead}
        more={words.jokesMore}
        route="jokes"
      />
      <div className={classes.talk}>
        {story.length > 0 && (
          <p className={classes.said}>
            {story.map((line, place) => (
              <span key={place} className={classes.line}>
                {line}
              </span>
            ))}
          </p>
        )}
        <p className={classes.answered}>{lines.at(-1)}</p>
      </div>
    </Section>
  )
}

import { useStyles } from '@yawmi/ui'
import { Section } from '../../components/section'
import { todaysOr, type DailyCardState } from '../../lib/daily-card.resource'
import { useStrings } from '../../copy/use-strings'
import { ar, jokeOfOurs } from './copy/ar'
import { jokePlace } from './joke-place'
import { promoStyles } from './promo.styles'
import { PromoText } from './promo-text'

/** Today's joke told as it is told inside: the story, and then its last line. */
export function JokesPromo({ leaf }: { leaf: DailyCardState }) {
  const strings = useStrings(ar)
  const classes = useStyles(promoStyles)
  const lines = todaysOr(leaf, 'joke', jokeOfOurs).name.split('\n')
  const story = lines.slice(0, -1)
  const { place } = useStyles(jokePlace(lines))
  return (
    <Section id="jokes" tone="surface" className={classes.columns} place={place}>
      <PromoText section="jokes" title={strings.jokesTitle} lead={strings.jokesLead} more={strings.jokesMore} />
      <div className={classes.talk}>
        {story.length > 0 && (
          <p className={classes.story}>
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

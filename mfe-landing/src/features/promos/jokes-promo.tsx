import { useStyles } from '@yawmi/ui'
import { Section } from '../page/section'
import { useWords } from '../words/use-words'
import { ar } from './copy/ar'
import { promoStyles } from './promo.styles'
import { PromoWords } from './promo-words'

/** A joke told as it is told inside: one asks, one answers. */
export function JokesPromo() {
  const words = useWords(ar)
  const classes = useStyles(promoStyles)
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
        <p className={classes.said}>{words.jokeQuestion}</p>
        <p className={classes.answered}>{words.jokeAnswer}</p>
      </div>
    </Section>
  )
}

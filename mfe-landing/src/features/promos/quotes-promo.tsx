import { cx, useStyles } from '@yawmi/ui'
import { Section } from '../page/section'
import { useWords } from '../words/use-words'
import { ar } from './copy/ar'
import { promoStyles } from './promo.styles'
import { PromoWords } from './promo-words'

/** Two verses, large, as quotes are read inside. */
export function QuotesPromo() {
  const words = useWords(ar)
  const classes = useStyles(promoStyles)
  return (
    <Section id="quotes" className={classes.columns}>
      <PromoWords
        section="quotes"
        title={words.quotesTitle}
        lead={words.quotesLead}
        more={words.quotesMore}
        route="quotes"
      />
      <figure className={cx(classes.quote, classes.first)}>
        <blockquote>
          <span className={classes.line}>
            <Mark>«</Mark>
            {words.quoteFirst}
          </span>
          <span className={classes.line}>
            {words.quoteSecond}
            <Mark>»</Mark>
          </span>
        </blockquote>
        <figcaption className={classes.author}>{words.quoteAuthor}</figcaption>
      </figure>
    </Section>
  )
}

const Mark = ({ children }: { children: string }) => (
  <span aria-hidden className={useStyles(promoStyles).mark}>
    {children}
  </span>
)

import { cx, useStyles } from '@yawmi/ui'
import { Section } from '../../components/section'
import { todaysOr, type DailyCardState } from '../../lib/daily-card.resource'
import { useStrings } from '../../copy/use-strings'
import { ar, quoteOfOurs } from './copy/ar'
import { promoStyles } from './promo.styles'
import { PromoText } from './promo-text'

/** Today's quote, large, as quotes are read inside. */
export function QuotesPromo({ leaf }: { leaf: DailyCardState }) {
  const strings = useStrings(ar)
  const classes = useStyles(promoStyles)
  const { name, description: author } = todaysOr(leaf, 'quote', quoteOfOurs)
  const lines = name.split('\n')
  return (
    <Section id="quotes" className={classes.columns}>
      <PromoText section="quotes" title={strings.quotesTitle} lead={strings.quotesLead} more={strings.quotesMore} />
      <figure className={cx(classes.quote, classes.first)}>
        <blockquote>
          {lines.map((line, place) => (
            <span key={place} className={classes.line}>
              {place === 0 && <Mark>«</Mark>}
              {line}
              {place === lines.length - 1 && <Mark>»</Mark>}
            </span>
          ))}
        </blockquote>
        <figcaption className={classes.author}>{author}</figcaption>
      </figure>
    </Section>
  )
}

const Mark = ({ children }: { children: string }) => (
  <span aria-hidden className={useStyles(promoStyles).mark}>
    {children}
  </span>
)

import { cx, useStyles } from '@yawmi/ui'
import { Section } from '../page/section'
import { todaysOr, type LeafState } from '../today/leaf.resource'
import { useWords } from '../words/use-words'
import { ar, quoteOfOurs } from './copy/ar'
import { promoStyles } from './promo.styles'
import { PromoWords } from './promo-words'

/** Today's quote, large, as quotes are read inside. */
export function QuotesPromo({ leaf }: { leaf: LeafState }) {
  const words = useWords(ar)
  const classes = useStyles(promoStyles)
  const { name, description: author } = todaysOr(leaf, 'quote', quoteOfOurs)
  const lines = name.split('\n')
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

import { memo } from 'react'
import { defineStyles, useStyles } from '@yawmi/ui'
import { CopyCard } from '../../components/cards/copy-card'
import { MarkedText } from '../../components/cards/marked-text'
import type { QuoteItem } from './quote-item'

const styles = defineStyles({
  text: { fontSize: 'lg', fontWeight: 'bold', lineHeight: '1.7', textWrap: 'pretty' },
  // A line that is too long for the card breaks near its middle, so that no single word of a verse is left on a line.
  verse: { display: 'block', whiteSpace: 'normal', textWrap: 'balance' },
})

/** A quote between «», with its author below; matches of a search are highlighted. */
export const QuoteCard = memo(({ quote, words }: { quote: QuoteItem; words?: readonly string[] }) => {
  const classes = useStyles(styles)
  const lines = quote.text.split('\n')
  return (
    <CopyCard
      item={{ kind: 'quote', uuid: quote.uuid, text: quote.text, more: quote.author }}
      byline={<MarkedText text={quote.author} words={words} />}
    >
      <span className={classes.text}>
        {lines.map((line, place) => (
          <span key={place} className={lines.length > 1 ? classes.verse : undefined}>
            {place === 0 && '«'}
            <MarkedText text={line} words={words} />
            {place === lines.length - 1 ? '»' : '\n'}
          </span>
        ))}
      </span>
    </CopyCard>
  )
})
QuoteCard.displayName = 'QuoteCard'

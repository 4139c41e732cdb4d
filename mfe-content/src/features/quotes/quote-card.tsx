import { memo } from 'react'
import { defineStyles, useStyles } from '@yawmi/ui'
import { CopyCard } from '../copy-card/copy-card'
import { MarkedText } from '../search/marked-text'
import type { QuoteItem } from './quote-item'

const styles = defineStyles({
  text: { fontSize: 'lg', fontWeight: 'bold', lineHeight: '1.7', textWrap: 'pretty' },
})

/** A quote between «», its author beneath; what was searched for is marked. */
export const QuoteCard = memo(({ quote, words }: { quote: QuoteItem; words?: readonly string[] }) => {
  const classes = useStyles(styles)
  return (
    <CopyCard
      item={{ kind: 'quote', uuid: quote.uuid, text: quote.text, more: quote.author }}
      byline={<MarkedText text={quote.author} words={words} />}
    >
      <span className={classes.text}>
        «<MarkedText text={quote.text} words={words} />»
      </span>
    </CopyCard>
  )
})
QuoteCard.displayName = 'QuoteCard'

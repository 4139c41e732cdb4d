import { memo } from 'react'
import { defineStyles, useStyles } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { CopyCard } from '../copy-card/copy-card'
import type { QuoteItem } from './quote-item'

const styles = defineStyles({
  text: { fontSize: 'lg', fontWeight: 'bold', lineHeight: '1.7', textWrap: 'pretty' },
})

/** A quote between «», its author beneath. */
export const QuoteCard = memo(({ quote: { uuid, text, author } }: { quote: QuoteItem }) => {
  const words = useWords()
  const classes = useStyles(styles)
  return (
    <CopyCard uuid={uuid} text={text} hint={words.copyQuote} byline={author}>
      <span className={classes.text}>«{text}»</span>
    </CopyCard>
  )
})
QuoteCard.displayName = 'QuoteCard'

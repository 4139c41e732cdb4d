import { memo } from 'react'
import { defineStyles, Tooltip, useStyles } from '@yawmi/ui'
import { CopyIcon } from '@yawmi/ui/icons'
import { useWords } from '../../copy/use-words'
import { useCopyText } from '../copy-text/use-copy-text'
import { useViewCounter } from '../views/use-view-counter'
import type { QuoteItem } from './quote-item'

const styles = defineStyles({
  frame: { width: 'full', height: '100%' },
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    width: 'full',
    height: '100%',
    padding: '5',
    borderRadius: 'card',
    border: '1px solid var(--yw-line)',
    backgroundColor: 'surface',
    color: 'ink',
    textAlign: 'start',
    cursor: 'pointer',
    transition: 'border-color 150ms',
    '&:hover': { borderColor: 'brand' },
  },
  text: { fontSize: 'lg', fontWeight: 'bold', lineHeight: '1.7', textWrap: 'pretty', overflowWrap: 'anywhere' },
  foot: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', marginBlockStart: 'auto', color: 'quiet' },
})

/** A quote between «», its author beneath; a tap anywhere on it copies its text and counts a view. */
export const QuoteCard = memo(({ quote }: { quote: QuoteItem }) => {
  const words = useWords()
  const classes = useStyles(styles)
  const copy = useCopyText()
  const count = useViewCounter()
  const take = () => {
    void copy(quote.text)
    count(quote.uuid)
  }
  return (
    <Tooltip label={words.copyQuote} className={classes.frame}>
      <button type="button" className={classes.card} onClick={take}>
        <span className={classes.text}>«{quote.text}»</span>
        <span className={classes.foot}>
          {quote.author}
          <CopyIcon size={20} />
        </span>
      </button>
    </Tooltip>
  )
})
QuoteCard.displayName = 'QuoteCard'

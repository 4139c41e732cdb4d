import { type CSSProperties, type ReactNode } from 'react'
import { cx, defineStyles, Tooltip, useStyles } from '@yawmi/ui'
import { CopyIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { useCopyText } from '../../hooks/use-copy-text'
import type { TextFavorite } from '../../lib/favorites'
import { CardButton } from '../actions/card-button'
import { FavoriteButton } from '../actions/favorite-button'
import { ShareButton } from '../actions/share-button'
import { shareText } from '../../lib/share-text'
import { useViewCounter } from '../../hooks/use-view-counter'

const styles = defineStyles({
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    height: '100%',
    minWidth: '0',
    borderRadius: 'card',
    border: '1px solid color-mix(in srgb, var(--tile) 24%, var(--yw-surface))',
    backgroundColor: 'color-mix(in srgb, var(--tile) 7%, var(--yw-surface))',
    transition: 'border-color 150ms',
    '&:hover': { borderColor: 'var(--tile)' },
  },
  frame: {
    flex: '1',
    minHeight: '0',
    // No wider than the card, whatever the longest word is.
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Not positioned, so that the button's `::after` covers the whole card. The class is doubled to outrank the
    // tooltip's own rule.
    '&&': { position: 'static' },
    '& > [role=tooltip]': { insetBlockEnd: 'calc(100% - 12px)' },
  },
  take: {
    width: 'full',
    minHeight: 'touch',
    padding: '5',
    paddingBlockEnd: '2',
    borderRadius: 'card',
    color: 'ink',
    textAlign: 'start',
    cursor: 'pointer',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    // The whole card is the button; other buttons are stacked above it.
    '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '3px solid var(--yw-brand)', outlineOffset: '2px' },
  },
  foot: {
    display: 'flex',
    // In a narrow card the buttons have a line of their own, below the author's name.
    flexWrap: 'wrap',
    alignItems: 'center',
    paddingInlineStart: '5',
    paddingInlineEnd: '2',
    paddingBlockEnd: '2',
    minHeight: '12',
    color: 'quiet',
  },
  byline: { flex: '1 1 auto', maxWidth: 'full', paddingInlineEnd: '2', overflow: 'hidden', textOverflow: 'ellipsis' },
  actions: { display: 'flex', alignItems: 'center', marginInlineStart: 'auto' },
  sign: { marginInlineEnd: '2', flexShrink: '0' },
  above: { position: 'relative', zIndex: 'raised' },
})

export interface CopyCardProps {
  item: TextFavorite
  /** The category's own colour; by default the brand's. */
  color?: string
  /** The text as it is shown. */
  children: ReactNode
  byline?: ReactNode
  className?: string
}

/**
 * A text on a card: a tap anywhere copies it, shows a confirmation and counts a view; buttons in its corner save and
 * share it, and make a card of it.
 */
export function CopyCard({ item, color = 'var(--yw-brand)', children, byline, className }: CopyCardProps) {
  const strings = useStrings()
  const classes = useStyles(styles)
  const copy = useCopyText()
  const count = useViewCounter()
  const hints = {
    message: strings.copyMessage,
    quote: strings.copyQuote,
    joke: strings.copyJoke,
    name: strings.copyMeaning,
  }
  const take = () => {
    void copy(item.kind === 'name' ? `${item.text}: ${item.more}` : item.text)
    count(item.uuid)
  }
  return (
    <div className={cx(classes.card, className)} style={{ '--tile': color } as CSSProperties}>
      <Tooltip label={hints[item.kind]} className={classes.frame}>
        <button type="button" className={classes.take} onClick={take}>
          {children}
        </button>
      </Tooltip>
      <div className={classes.foot}>
        <span className={classes.byline}>{byline}</span>
        <div className={classes.actions}>
          <CopyIcon size={20} className={classes.sign} />
          <CardButton item={item} className={classes.above} />
          <FavoriteButton item={item} className={classes.above} />
          <ShareButton text={shareText(item)} className={classes.above} />
        </div>
      </div>
    </div>
  )
}

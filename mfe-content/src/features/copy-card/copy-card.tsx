import type { CSSProperties, ReactNode } from 'react'
import { defineStyles, Tooltip, useStyles } from '@yawmi/ui'
import { CopyIcon } from '@yawmi/ui/icons'
import { useCopyText } from '../copy-text/use-copy-text'
import { ShareButton } from '../share/share-button'
import { useViewCounter } from '../views/use-view-counter'

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
  frame: { flex: '1', '& > [role=tooltip]': { insetBlockEnd: 'calc(100% - 12px)' } },
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
    // The whole card is the button; what stands over it stands above.
    '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '3px solid var(--yw-brand)', outlineOffset: '2px' },
  },
  foot: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingInlineStart: '5',
    paddingInlineEnd: '2',
    paddingBlockEnd: '2',
    minHeight: '12',
    color: 'quiet',
  },
  byline: { flex: '1', minWidth: '0' },
  above: { position: 'relative', zIndex: 'raised' },
})

export interface CopyCardProps {
  uuid: string
  /** What is copied and shared. */
  text: string
  /** What a tap does, as its tooltip says. */
  hint: string
  /** The category's own colour; the brand's unless told. */
  color?: string
  /** The text as it is shown. */
  children: ReactNode
  byline?: ReactNode
}

/** A text on a card: a tap anywhere copies it, says so and counts a view; a button in its corner shares it. */
export function CopyCard({ uuid, text, hint, color = 'var(--yw-brand)', children, byline }: CopyCardProps) {
  const classes = useStyles(styles)
  const copy = useCopyText()
  const count = useViewCounter()
  const take = () => {
    void copy(text)
    count(uuid)
  }
  return (
    <div className={classes.card} style={{ '--tile': color } as CSSProperties}>
      <Tooltip label={hint} className={classes.frame}>
        <button type="button" className={classes.take} onClick={take}>
          {children}
        </button>
      </Tooltip>
      <div className={classes.foot}>
        <span className={classes.byline}>{byline}</span>
        <CopyIcon size={20} />
        <ShareButton text={text} className={classes.above} />
      </div>
    </div>
  )
}

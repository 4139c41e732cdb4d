import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { defineStyles, useStyles } from '@yawmi/ui'

const styles = defineStyles({
  list: { display: 'flex', gap: '2', borderBlockEnd: '1px solid var(--yw-line)', overflowX: 'auto' },
  tab: {
    minHeight: 'touch',
    paddingInline: '4',
    color: 'quiet',
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    borderBlockEnd: '3px solid transparent',
    // A device with its own colours draws a transparent line as any other, which would mark every tab as the chosen one.
    '@media (forced-colors: active)': { '&[aria-selected=false]': { borderBlockEndColor: 'Canvas' } },
    '@media (hover: hover)': { '&:hover:not([aria-selected=true])': { color: 'ink' } },
    '&[aria-selected=true]': { color: 'brand', borderBlockEndColor: 'brand' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  panel: { paddingBlockStart: '5' },
})

export interface TabItem {
  value: string
  label: ReactNode
}

export interface TabsProps {
  /** Accessible name of the row of tabs. */
  label: string
  items: readonly TabItem[]
  value: string
  onValueChange: (value: string) => void
  /** What the chosen tab shows. */
  children: ReactNode
}

/** How far each key moves in the reading order of Arabic: left is onward. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index + 1) % count,
  ArrowRight: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs over one panel; arrows move between them, Tab goes into the panel. */
export const Tabs = ({ label, items, value, onValueChange, children }: TabsProps) => {
  const id = useId()
  const classes = useStyles(styles)

  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    // With Alt or Command they are the browser's way back.
    const step = event.altKey || event.metaKey ? undefined : STEPS[event.key]
    const index = items.findIndex((item) => item.value === value)
    const next = step && items[step(index, items.length)]
    if (!next) return
    event.preventDefault()
    onValueChange(next.value)
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus()
  }

  return (
    <div>
      <div role="tablist" aria-label={label} className={classes.list}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            data-value={item.value}
            aria-selected={item.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={item.value === value ? 0 : -1}
            className={classes.tab}
            onClick={() => onValueChange(item.value)}
            onKeyDown={move}
          >
            {item.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0} className={classes.panel}>
        {children}
      </div>
    </div>
  )
}

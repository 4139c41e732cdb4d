import { useLayoutEffect, useMemo, useRef, type ReactElement } from 'react'
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { defineStyles, useRendered, useStyles } from '@yawmi/ui'
import { usePrinting } from '../../hooks/use-printing'
import { cacheSizes, sizesOf } from './list-sizes'

const styles = defineStyles({
  // virtua takes pointers from its rows until 150 ms after a scroll: who taps what has just come to rest would tap in vain.
  list: { '& > *': { pointerEvents: 'auto !important' } },
  row: { display: 'grid', gap: { base: '3', md: '4' }, paddingBlockEnd: { base: '3', md: '4' }, breakInside: 'avoid' },
  cell: { display: 'flex', minWidth: '0' },
})

/** Pixels beyond the viewport in which rows are rendered in advance: about the height of a phone. */
const OVERSCAN_PX = 600

/**
 * Pixels of a row that nobody has measured. virtua measures a windowful of such rows first, and begins with 40: 16 quotes
 * were made, of which the next frame took 8 away. So that it goes on to what lies beyond the window, they have to fill it.
 */
const ROW_PX = 100

/** On paper, whose width is none of the window's: another number once it is laid out would leave empty sheets. */
const PRINTED_COLUMNS = 2

/** Rows of a first screen that is rendered on the server, where nothing has a height: more than a window shows. */
const RENDERED_ROWS = 6

export interface WindowedGridProps<T extends { uuid: string }> {
  /** Identifies the list among the remembered heights. */
  id: string
  /** Accessible name of the list. */
  label: string
  items: readonly T[]
  /** Total number of rows, announced to screen readers. */
  total: number | undefined
  columns: number
  render: (item: T, index: number) => ReactElement
}

/**
 * A grid that scrolls with the page; only the rows near the viewport are in the document. Rows take the height of their
 * content.
 */
export function WindowedGrid<T extends { uuid: string }>({
  id,
  label,
  items,
  total,
  columns: columnsOfWindow,
  render,
}: WindowedGridProps<T>) {
  const classes = useStyles(styles)
  // Paper does not scroll: what has been loaded is printed, in the page's flow.
  const isPrinting = usePrinting()
  const columns = isPrinting ? PRINTED_COLUMNS : columnsOfWindow
  const handle = useRef<WindowVirtualizerHandle>(null)
  const rows = useMemo(() => intoRows(items, columns), [items, columns])
  const list = `${id}/${columns}`
  const count = rows.length
  // What the server rendered stands in the page's flow; the window takes its place in the frame that hydrates it.
  const isRendered = useRendered()

  useLayoutEffect(() => {
    const window = handle.current
    return () => {
      if (window) cacheSizes(list, count, window.cache)
    }
  }, [list, count, isRendered, isPrinting])

  const rowOf = (row: readonly T[], rowIndex: number) => (
    <div
      key={row[0]?.uuid}
      className={classes.row}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {row.map((item, index) => (
        <div
          key={item.uuid}
          role="listitem"
          aria-posinset={rowIndex * columns + index + 1}
          aria-setsize={total ?? -1}
          className={classes.cell}
        >
          {render(item, rowIndex * columns + index)}
        </div>
      ))}
    </div>
  )

  return (
    <div role="list" aria-label={label} className={classes.list}>
      {isRendered || isPrinting ? (
        rows.slice(0, isPrinting ? undefined : RENDERED_ROWS).map(rowOf)
      ) : (
        <WindowVirtualizer
          key={list}
          ref={handle}
          data={rows}
          bufferSize={OVERSCAN_PX}
          cache={sizesOf(list, count) ?? [[], ROW_PX]}
        >
          {rowOf}
        </WindowVirtualizer>
      )}
    </div>
  )
}

function intoRows<T>(items: readonly T[], columns: number): T[][] {
  const rows: T[][] = []
  for (let at = 0; at < items.length; at += columns) rows.push(items.slice(at, at + columns))
  return rows
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button, cx, defineStyles, Spinner, useStyles } from '@yawmi/ui'
import { RefreshIcon } from '@yawmi/ui/icons'

/** Pixels from the list's end at which more must be asked for at the latest (specification, section 9). */
const TRIGGER_DISTANCE_PX = 100

const styles = defineStyles({
  footer: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    // As high with words as without, so that nothing moves when they change.
    minHeight: '16',
    color: 'quiet',
    textAlign: 'center',
  },
  // Rows are measured once they are there; until then it would stand where they go.
  hidden: { visibility: 'hidden' },
})

/** Where the reading stands. `failed`: the next page could not be had and waits for a press; it is never taken for the end. */
export type ListFooterState = 'more' | 'loading' | 'failed' | 'end'

export interface ListFooterProps {
  footer: ListFooterState
  loadMore: () => unknown
  /** How many rows are shown: with more of them the end is somewhere else. */
  length: number
  /** How far from the list's end more is asked for; a screen ahead unless told. */
  rootMargin?: string
  strings: { loadingMore: string; noMore: string; moreFailed: string; retry: string }
}

/** The end of a list: reads on a screen ahead of it, and says where the reading stands. */
export function ListFooter({ footer, loadMore, length, rootMargin, strings }: ListFooterProps) {
  const classes = useStyles(styles)
  const root = useRef<HTMLDivElement>(null)
  const loadNext = useEffectEvent(loadMore)
  const placed = useAfterFrames()
  const tryAgain = () => {
    // The button goes with the press: the focus stays at the list's end.
    root.current!.focus()
    loadMore()
  }

  useEffect(() => {
    if (footer !== 'more' || !root.current) return
    // A screen ahead, so that the next page is there before the end is.
    const aScreenAhead = `0px 0px ${window.innerHeight + TRIGGER_DISTANCE_PX}px 0px`
    const watcher = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && loadNext(), {
      rootMargin: rootMargin ?? aScreenAhead,
    })
    watcher.observe(root.current)
    return () => watcher.disconnect()
  }, [footer, length, rootMargin])

  return (
    <div ref={root} tabIndex={-1} className={cx(classes.footer, !placed && classes.hidden)}>
      <span role="status">
        {footer === 'loading' && (
          <>
            <Spinner size={20} /> {strings.loadingMore}
          </>
        )}
        {footer === 'end' && strings.noMore}
      </span>
      {footer === 'failed' && (
        <>
          <span role="alert">{strings.moreFailed}</span>
          <Button variant="outline" onClick={tryAgain}>
            <RefreshIcon size={20} />
            {strings.retry}
          </Button>
        </>
      )}
    </div>
  )
}

/** Whether the browser has drawn what was there first, and what followed from its measures. */
function useAfterFrames(): boolean {
  const [after, setAfter] = useState(false)
  useEffect(() => {
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => setAfter(true))))
    return () => cancelAnimationFrame(frame)
  }, [])
  return after
}

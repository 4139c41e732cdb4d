import { useEffect, useRef, useState } from 'react'
import { Button, cx, defineStyles, Spinner, useStyles } from '@yawmi/ui'
import { RefreshIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import type { Endless } from '../../hooks/use-endless'

/** Pixels from the list's end at which more must be asked for at the latest (specification, section 9). */
const TRIGGER_DISTANCE_PX = 100

const styles = defineStyles({
  foot: {
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
  early: { visibility: 'hidden' },
})

export interface ListFooterProps extends Pick<Endless<never>, 'footer' | 'loadMore'> {
  /** How many rows are shown: with more of them the end is somewhere else. */
  length: number
}

/** The end of a list: reads on a screen ahead of it, and says where the reading stands. */
export function ListFooter({ footer, loadMore, length }: ListFooterProps) {
  const strings = useStrings()
  const classes = useStyles(styles)
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(loadMore)
  const placed = useAfterFrames()
  latest.current = loadMore

  useEffect(() => {
    if (footer !== 'more' || !place.current) return
    // A screen ahead, so that the next page is there before the end is.
    const margin = window.innerHeight + TRIGGER_DISTANCE_PX
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: `0px 0px ${margin}px 0px`,
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [footer, length])

  return (
    <div ref={place} className={cx(classes.foot, !placed && classes.early)}>
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
          <Button variant="outline" onClick={loadMore}>
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

import { useEffect, useRef, useState } from 'react'
import { Button, cx, defineStyles, Spinner, useStyles } from '@yawmi/ui'
import { RefreshIcon } from '@yawmi/ui/icons'
import { useWords } from '../../copy/use-words'
import type { Endless } from './use-endless'

/** Pixels from the list's end at which more must be asked for at the latest (specification, section 9). */
const TRIGGER = 100

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

export interface ListFootProps extends Pick<Endless<never>, 'foot' | 'readOn'> {
  /** How many rows are shown: with more of them the end is somewhere else. */
  length: number
}

/** The end of a list: reads on a screen ahead of it, and says where the reading stands. */
export function ListFoot({ foot, readOn, length }: ListFootProps) {
  const words = useWords()
  const classes = useStyles(styles)
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(readOn)
  const placed = useAfterFrames()
  latest.current = readOn

  useEffect(() => {
    if (foot !== 'more' || !place.current) return
    // A screen ahead, so that the next page is there before the end is.
    const margin = window.innerHeight + TRIGGER
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: `0px 0px ${margin}px 0px`,
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [foot, length])

  return (
    <div ref={place} className={cx(classes.foot, !placed && classes.early)}>
      <span role="status">
        {foot === 'loading' && (
          <>
            <Spinner size={20} /> {words.loadingMore}
          </>
        )}
        {foot === 'end' && words.noMore}
      </span>
      {foot === 'failed' && (
        <>
          <span role="alert">{words.moreFailed}</span>
          <Button variant="outline" onClick={readOn}>
            <RefreshIcon size={20} />
            {words.retry}
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

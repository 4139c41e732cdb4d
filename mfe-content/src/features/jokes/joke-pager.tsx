import { useEffect, useState, type KeyboardEvent } from 'react'
import { useApi, useLocation } from '@yawmi/remote-kit'
import { cx, fillText, IconButton, useStyles } from '@yawmi/ui'
import { CopyIcon, NextIcon, PreviousIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { useCopyText } from '../../hooks/use-copy-text'
import { useEndless } from '../../hooks/use-endless'
import { toTextItem } from '../../lib/items/text-item'
import { CardButton } from '../../components/actions/card-button'
import { FavoriteButton } from '../../components/actions/favorite-button'
import { FailureState, NothingHere } from '../../components/failure/failure-state'
import { SectionFailure } from '../../components/failure/section-failure'
import { ShareButton } from '../../components/actions/share-button'
import { moveByArrows } from '../../hooks/move-by-arrows'
import { useSwipe } from '../../hooks/use-swipe'
import { useViewCounter } from '../../hooks/use-view-counter'
import { JokeSkeleton } from './joke-skeleton'
import { placeAt, savePlace, type JokePlace } from './joke-places'
import { jokesStyles } from './jokes.styles'
import { useTallest } from './use-tallest'

/** The next page is requested when this many unread jokes are left. */
const PREFETCH_ITEMS = 4

/** One joke of a category at a time. Moving to a joke counts a view; the list does not wrap around. */
export function JokePager({ category }: { category: string }) {
  const api = useApi()
  const strings = useStrings()
  const classes = useStyles(jokesStyles)
  const copy = useCopyText()
  const count = useViewCounter()
  const { key: entry } = useLocation()
  const [at, setAt] = useState<JokePlace>(() => {
    const place = placeAt(entry)
    return place?.category === category ? place : { category, index: 0 }
  })
  const { items, total, error, footer, loadMore, retry } = useEndless(
    ['content', 'jokes', category],
    (page, signal) => api.subCategoryContent<'jokes'>(category, { page, signal }),
    toTextItem,
  )
  // The list may change while it is read: the joke stays, and one that was taken back makes way for its neighbour.
  const found = items?.findIndex(({ uuid }) => uuid === at.uuid) ?? -1
  const index = found < 0 ? Math.min(at.index, (items?.length ?? 1) - 1) : found
  const joke = items?.[index]
  // The first one too, which nobody moved to.
  if (joke && at.uuid === undefined) setAt({ category, index, uuid: joke.uuid })
  useEffect(() => savePlace(entry, at), [entry, at])
  const nearEnd = items !== undefined && index >= items.length - PREFETCH_ITEMS

  useEffect(() => {
    if (footer === 'more' && nearEnd) loadMore()
    // `loadMore` is another function each time and does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [footer, nearEnd])

  const moveTo = (target: number) => {
    const next = items?.[target]
    if (!next) return
    setAt({ category, index: target, uuid: next.uuid })
    count(next.uuid)
  }
  const moves = { onNext: () => moveTo(index + 1), onPrevious: () => moveTo(index - 1) }
  const swipe = useSwipe(moves)
  const bubble = useTallest<HTMLDivElement>(joke?.uuid)
  const onKeyDown = (event: KeyboardEvent) => moveByArrows(event, moves) && event.preventDefault()

  if (error) return <FailureState error={error} onRetry={retry} />
  if (!items) return <JokeSkeleton />
  if (!joke) return <NothingHere />
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys work wherever the focus is within
    <div role="group" aria-label={strings.jokes} className={classes.pager} onKeyDown={onKeyDown}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it moves by keys, so it must take them */}
      <div ref={bubble} className={classes.bubble} aria-live="polite" tabIndex={0} {...swipe}>
        <p key={joke.uuid} className={classes.joke}>
          {joke.text}
        </p>
        <p className={classes.place}>{fillText(strings.placeInList, { n: index + 1, total: total ?? items.length })}</p>
      </div>
      {footer === 'failed' && index === items.length - 1 && (
        <SectionFailure text={strings.moreFailed} onRetry={loadMore} />
      )}
      <div className={classes.controls}>
        <IconButton
          variant="solid"
          label={strings.previous}
          className={cx(classes.arrow, classes.previous)}
          // A disabled button would lose the focus, and the arrow keys with it.
          aria-disabled={index === 0}
          onClick={moves.onPrevious}
        >
          <PreviousIcon size={32} />
        </IconButton>
        <span className={classes.tools}>
          <IconButton label={strings.copyJoke} onClick={() => void copy(joke.text)}>
            <CopyIcon size={20} />
          </IconButton>
          <CardButton item={{ kind: 'joke', text: joke.text, more: '' }} />
          <FavoriteButton item={{ kind: 'joke', uuid: joke.uuid, text: joke.text, more: '' }} />
          <ShareButton text={joke.text} />
        </span>
        <IconButton
          variant="solid"
          label={strings.next}
          className={cx(classes.arrow, classes.next)}
          aria-disabled={index >= items.length - 1}
          onClick={moves.onNext}
        >
          <NextIcon size={32} />
        </IconButton>
      </div>
    </div>
  )
}

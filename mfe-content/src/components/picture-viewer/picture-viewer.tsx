import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import { useMediaUrl } from '@yawmi/remote-kit'
import { Button, cx, fillText, IconButton, Picture, useStyles } from '@yawmi/ui'
import { DownloadIcon, NextIcon, PreviousIcon, ZoomInIcon, ZoomOutIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { toFavorite, type BackgroundItem } from '../../lib/items/background-item'
import { FavoriteButton } from '../actions/favorite-button'
import { Overlay } from '../overlay/overlay'
import { ShareButton } from '../actions/share-button'
import { moveByArrows } from '../../hooks/move-by-arrows'
import { useSwipe } from '../../hooks/use-swipe'
import { DownloadStatus } from './download-status'
import { useDownload } from './use-download'
import { useZoom } from './use-zoom'
import { viewerStyles } from './viewer.styles'

/** File name of a downloaded wallpaper (specification, section 2). */
const FILE_NAME = 'downloaded_image.jpg'

export interface PictureViewerProps {
  items: readonly BackgroundItem[]
  /** Uuid of the picture to open first. */
  first: string
  onClose: () => void
  /** Called with a picture that is downloaded, which counts as a view. */
  onDownload: (uuid: string) => void
  /** Called when one of the last items is shown: there may be more to fetch. */
  onNearEnd?: () => void
  /** Whether further items could not be fetched; `onNearEnd` tries again. */
  moreFailed?: boolean
}

/**
 * Full-screen pictures, one at a time: arrows, keys and swipes move between them; they can be enlarged, downloaded and
 * shared.
 */
export function PictureViewer({ items, first, onClose, onDownload, onNearEnd, moreFailed }: PictureViewerProps) {
  const strings = useStrings()
  const classes = useStyles(viewerStyles)
  const mediaUrl = useMediaUrl()
  const [{ item, at }, setShown] = useState(() => {
    const place = items.findIndex(({ uuid }) => uuid === first)
    return { item: items[place], at: place }
  })
  const download = useDownload(mediaUrl(item?.file ?? ''))
  const [lost, setLost] = useState<string>()
  const hasRetried = useRef(false)
  const { target: enlargeable, enlarged, toggle, reset, handlers } = useZoom(item?.uuid ?? first)
  const index = items.findIndex(({ uuid }) => uuid === item?.uuid)
  // A picture that has left the list meanwhile goes on being shown, between those that were beside it.
  const [before, after] = index < 0 ? [at - 1, at] : [index - 1, index + 1]
  const nearEnd = after >= items.length - 1

  useEffect(() => {
    // It left while the viewer's code was loading.
    if (!item) onClose()
  }, [item, onClose])

  useEffect(() => {
    if (nearEnd) onNearEnd?.()
    // Told once each time that the end comes near, not for every new function.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [nearEnd])

  const moveTo = (target: number) => {
    const next = items[target]
    if (!next) return
    setShown({ item: next, at: target })
    download.forget()
  }
  const moves = { onNext: () => moveTo(after), onPrevious: () => moveTo(before) }
  const swipe = useSwipe(moves)
  const onKeyDown = (event: KeyboardEvent) => moveByArrows(event, moves) && event.preventDefault()
  if (!item) return null

  const retry = (again: () => void) => {
    hasRetried.current = true
    again()
  }
  const takeFocus = (frame: HTMLElement | null) => {
    if (!frame || !hasRetried.current) return
    hasRetried.current = false
    // The button has gone: without the focus in the viewer its keys would do nothing.
    frame.focus()
  }
  const save = () => {
    onDownload(item.uuid)
    void download.start(FILE_NAME)
  }
  const tools = (
    <>
      <IconButton label={enlarged ? strings.zoomOut : strings.zoomIn} onClick={toggle}>
        {enlarged ? <ZoomOutIcon /> : <ZoomInIcon />}
      </IconButton>
      <FavoriteButton item={toFavorite(item)} />
      <ShareButton text={item.name} url={mediaUrl(item.file)} />
      <IconButton label={strings.download} loading={download.state.at === 'running'} onClick={save}>
        <DownloadIcon />
      </IconButton>
    </>
  )
  return (
    <Overlay label={item.name} onClose={onClose} tools={tools} onKeyDown={onKeyDown}>
      {lost === item.uuid ? (
        <Failure className={classes.lost} text={strings.viewerFailed} onRetry={() => retry(() => setLost(undefined))} />
      ) : (
        <div ref={takeFocus} tabIndex={-1} className={classes.frame} {...both(handlers, enlarged ? {} : swipe)}>
          <div ref={enlargeable} className={classes.moved}>
            <Picture
              key={item.uuid}
              picture={item.picture}
              alt={item.name}
              sizes={enlarged ? '200vw' : '100vw'}
              priority
              draggable={false}
              className={classes.fitted}
              style={{ '--ratio': item.picture.width / item.picture.height } as CSSProperties}
              onError={() => {
                // As it is tried again: whole, in the file for that.
                reset()
                setLost(item.uuid)
              }}
            />
          </div>
        </div>
      )}
      {items.length > 1 && (
        <>
          <IconButton
            label={strings.previous}
            className={cx(classes.arrow, classes.previous)}
            // A disabled button would lose the focus, and the arrow keys with it.
            aria-disabled={before < 0}
            onClick={moves.onPrevious}
          >
            <PreviousIcon size={32} />
          </IconButton>
          <IconButton
            label={strings.next}
            className={cx(classes.arrow, classes.next)}
            aria-disabled={after >= items.length}
            onClick={moves.onNext}
          >
            <NextIcon size={32} />
          </IconButton>
        </>
      )}
      <div className={classes.foot}>
        {moreFailed && onNearEnd && after >= items.length && (
          <Failure className={classes.note} text={strings.moreFailed} onRetry={() => retry(onNearEnd)} />
        )}
        <DownloadStatus state={download.state} describe={(percent) => fillText(strings.downloading, { percent })} />
      </div>
    </Overlay>
  )
}

/** What could not be had, and a button that tries again. */
function Failure({ className, text, onRetry }: { className: string; text: string; onRetry: () => void }) {
  return (
    <div role="alert" className={className}>
      {text}
      <Button variant="outline" onClick={onRetry}>
        {useStrings().retry}
      </Button>
    </div>
  )
}

type Handlers = Partial<Record<string, (event: PointerEvent) => void>>

/** Merges the pointer handlers of swiping and zooming, which watch the same touches. */
function both(first: Handlers, second: Handlers): Handlers {
  const names = new Set([...Object.keys(first), ...Object.keys(second)])
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      (event: PointerEvent) => {
        first[name]?.(event)
        second[name]?.(event)
      },
    ]),
  )
}

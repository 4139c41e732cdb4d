import { useState, type SyntheticEvent } from 'react'
import { useMediaUrl } from '@yawmi/remote-kit'
import { defineStyles, useRendered, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { SectionFailure } from '../failure/section-failure'
import type { VideoItem } from '../../lib/items/video-item'
import { savePosition, savedPosition, savesData, pauseOthers } from './playback'

const styles = defineStyles({
  player: {
    display: 'block',
    width: 'full',
    aspectRatio: '16 / 9',
    maxHeight: '76dvh',
    borderRadius: 'card',
    backgroundColor: '#0b1014',
    objectFit: 'contain',
  },
})

export interface VideoPlayerProps {
  video: VideoItem
  /** Plays at once, except where the data saver is on. */
  autoPlay?: boolean
  onPlay?: () => void
}

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** The browser's own player. It resumes where the video was left, and pauses the one that played before. */
export function VideoPlayer({ video, autoPlay = false, onPlay }: VideoPlayerProps) {
  const strings = useStrings()
  const classes = useStyles(styles)
  const mediaUrl = useMediaUrl()
  const [attempt, setAttempt] = useState(0)
  /** Uuids of the video that cannot be played, and of the one that was tried again. */
  const [failed, setFailed] = useState<string>()
  const [retried, setRetried] = useState<string>()
  // The server does not know who saves data, so the film of a first screen waits for the page's code.
  const frugal = useRendered() || savesData()

  if (failed === video.uuid) {
    const retry = () => {
      setFailed(undefined)
      setRetried(failed)
      setAttempt(attempt + 1)
    }
    return <SectionFailure text={strings.videoUnplayable} onRetry={retry} />
  }
  const of = (event: SyntheticEvent<HTMLVideoElement>) => event.currentTarget
  return (
    // Videos without speech: there is nothing to caption.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video
      key={`${video.uuid}/${attempt}`}
      // The focus goes on here from the button that tried again.
      ref={retried === video.uuid ? focus : undefined}
      className={classes.player}
      aria-label={video.title}
      src={mediaUrl(video.file)}
      poster={video.poster && mediaUrl(video.poster)}
      crossOrigin="anonymous"
      controls
      playsInline
      autoPlay={autoPlay && !frugal}
      preload={frugal ? 'none' : 'metadata'}
      onLoadedMetadata={(event) => {
        of(event).currentTime = savedPosition(video.uuid)
      }}
      onTimeUpdate={(event) => savePosition(video.uuid, of(event))}
      onPlay={(event) => {
        pauseOthers(of(event))
        onPlay?.()
      }}
      onError={() => setFailed(video.uuid)}
    />
  )
}

import { useState, type SyntheticEvent } from 'react'
import { useMediaUrl } from '@yawmi/remote-kit'
import { defineStyles, useStyles } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { SectionFailure } from '../failure/section-failure'
import type { VideoItem } from '../videos/video-item'
import { keepPlace, placeOf, savesData, takeTurn } from './playback'

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
  /** Begins at once; not where the person saves data. */
  autoPlay?: boolean
  onPlay?: () => void
}

/** The browser's own player. It goes on where it was left, and stops the one that played before it. */
export function VideoPlayer({ video, autoPlay = false, onPlay }: VideoPlayerProps) {
  const words = useWords()
  const classes = useStyles(styles)
  const mediaUrl = useMediaUrl()
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  const frugal = savesData()

  if (failed) {
    const retry = () => {
      setFailed(false)
      setAttempt(attempt + 1)
    }
    return <SectionFailure text={words.videoUnplayable} onRetry={retry} />
  }
  const of = (event: SyntheticEvent<HTMLVideoElement>) => event.currentTarget
  return (
    // Films without speech: there is nothing to caption.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video
      key={`${video.uuid}/${attempt}`}
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
        of(event).currentTime = placeOf(video.uuid)
      }}
      onTimeUpdate={(event) => keepPlace(video.uuid, of(event))}
      onPlay={(event) => {
        takeTurn(of(event))
        onPlay?.()
      }}
      onError={() => setFailed(true)}
    />
  )
}

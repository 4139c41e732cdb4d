import { useState, type CSSProperties } from 'react'
import { useApi, useBus, useRole } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { cx, useStyles } from '@yawmi/ui'
import { LockIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { FailureState, NothingHere } from '../../components/failure/failure-state'
import { firstVideosOptions } from '../../lib/queries/first-videos.resource'
import { toVideoItem, type VideoItem } from '../../lib/items/video-item'
import { useViewCounter } from '../../hooks/use-view-counter'
import { DailyTilesSkeleton } from './daily-tiles-skeleton'
import { DailyTileCard } from './daily-tile-card'
import { saveDailyVideo } from '../../lib/items/daily-video'
import { dailyStyles } from './daily.styles'
import { VideoOverlay } from '../../components/overlay/video-overlay'

/**
 * The day of a free visitor: the newest video, and the locked tiles of what subscribers see. The video plays on at midnight,
 * when another may become the newest.
 */
export function FreeDay({ day }: { day: string }) {
  const [playing, setPlaying] = useState<VideoItem>()
  return (
    <>
      <Today key={day} onVideo={setPlaying} />
      {playing && <VideoOverlay video={playing} onClose={() => setPlaying(undefined)} />}
    </>
  )
}

function Today({ onVideo }: { onVideo: (video: VideoItem) => void }) {
  const strings = useStrings()
  const bus = useBus()
  const classes = useStyles(dailyStyles)
  const count = useViewCounter()
  const videos = useQuery(firstVideosOptions(useApi(), useRole()))
  if (videos.isError && !videos.data) return <FailureState error={videos.error} onRetry={() => void videos.refetch()} />
  if (!videos.data) return <DailyTilesSkeleton locked />
  const first = videos.data.data[0]
  if (!first) return <NothingHere />

  const video = toVideoItem(first)
  const open = () => {
    saveDailyVideo(video)
    count(video.uuid)
    onVideo(video)
  }
  const tile = {
    kind: 'video' as const,
    name: strings.dailyVideo,
    color: 'var(--yw-brand)',
    text: video.title,
    more: '',
    picture: video.cover ?? null,
  }
  const locked = [strings.dailyMessage, strings.dailyQuote, strings.dailyJoke, strings.dailyImage, strings.dailyName]
  return (
    <ul className={cx(classes.grid, classes.freeGrid)}>
      <li>
        <DailyTileCard tile={tile} ink="var(--yw-brandInk)" onOpen={open} />
      </li>
      {locked.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={cx(classes.tile, classes.lockedTile)}
            style={{ '--tile': 'var(--yw-edge)' } as CSSProperties}
            onClick={() => bus.emit('alert/subscribers-only', {})}
          >
            <span className={cx(classes.inside, classes.locked)}>
              <LockIcon size={32} />
              <strong>{name}</strong>
              {strings.subscribersOnly}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

import { useState } from 'react'
import { useStyles } from '@yawmi/ui'
import type { BackgroundItem } from '../../lib/items/background-item'
import { FailureState, NothingHere } from '../../components/failure/failure-state'
import { CardButton, type CardButtonProps } from '../../components/actions/card-button'
import { useCopyText } from '../../hooks/use-copy-text'
import { LazyViewer } from '../../components/picture-viewer/lazy-viewer'
import { useViewCounter } from '../../hooks/use-view-counter'
import type { VideoItem } from '../../lib/items/video-item'
import { DailyTileCard } from './daily-tile-card'
import { saveDailyVideo, videoOfTile } from '../../lib/items/daily-video'
import { useDailyTiles, type DailyTile } from '../../lib/queries/daily.resource'
import { DailyTilesSkeleton } from './daily-tiles-skeleton'
import { dailyStyles } from './daily.styles'
import { VideoOverlay } from '../../components/overlay/video-overlay'

/**
 * The day of a subscriber. The video plays over the screen, and the wallpaper opens in the viewer: both stay open at midnight,
 * when the tiles become those of another day.
 */
export function SubscriberDay({ day }: { day: string }) {
  const count = useViewCounter()
  const [video, setVideo] = useState<VideoItem>()
  const [picture, setPicture] = useState<BackgroundItem>()
  return (
    <>
      <Today key={day} onVideo={setVideo} onPicture={setPicture} />
      {video && <VideoOverlay video={video} onClose={() => setVideo(undefined)} />}
      {picture && (
        <LazyViewer items={[picture]} first={picture.uuid} onClose={() => setPicture(undefined)} onDownload={count} />
      )}
    </>
  )
}

interface TodayProps {
  onVideo: (video: VideoItem | undefined) => void
  onPicture: (picture: BackgroundItem | undefined) => void
}

function Today(opens: TodayProps) {
  const today = useDailyTiles()
  if (today.error && !today.data) return <FailureState error={today.error} onRetry={() => void today.refetch()} />
  if (!today.data) return <DailyTilesSkeleton />
  return today.data.length === 0 ? <NothingHere /> : <DailyTiles tiles={today.data} {...opens} />
}

/** The tiles of the day. A text is copied; each counts a view. */
function DailyTiles({ tiles, onVideo, onPicture }: TodayProps & { tiles: readonly DailyTile[] }) {
  const classes = useStyles(dailyStyles)
  const copy = useCopyText()
  const count = useViewCounter()

  const open = (tile: DailyTile) => {
    count(tile.uuid, 'daily', tile.content.uuid)
    if (tile.kind === 'video') {
      const dailyVideo = videoOfTile(tile)
      if (dailyVideo) saveDailyVideo(dailyVideo)
      onVideo(dailyVideo)
    } else if (tile.kind === 'image') onPicture(backgroundOf(tile))
    else void copy(tile.kind === 'name' ? `${tile.text}: ${tile.more}` : tile.text)
  }

  return (
    <ul className={classes.grid}>
      {tiles.map((tile) => (
        <li key={tile.uuid}>
          <DailyTileCard tile={tile} onOpen={open} />
          {tile.kind !== 'video' && tile.kind !== 'image' && (
            <CardButton item={cardTextOf(tile.kind, tile)} className={classes.make} />
          )}
        </li>
      ))}
    </ul>
  )
}

const backgroundOf = ({ content, text, file, picture }: DailyTile): BackgroundItem | undefined =>
  picture && file ? { uuid: content.uuid, name: text, file, picture } : undefined

/** Only a quote and a name have a second text that belongs to the first. */
const cardTextOf = (kind: CardButtonProps['item']['kind'], { text, more }: DailyTile) => ({
  ...{ kind, text },
  more: kind === 'quote' || kind === 'name' ? more : '',
})

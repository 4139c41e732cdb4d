import { useState } from 'react'
import { useApi, useRole } from '@yawmi/remote-kit'
import { Heading, Text, useStyles } from '@yawmi/ui'
import { useStrings } from '../copy/use-strings'
import { EndlessList } from '../components/endless-list/endless-list'
import { useEndless } from '../hooks/use-endless'
import { FailureState, NothingHere } from '../components/failure/failure-state'
import { ScreenFrame } from '../components/frame/screen-frame'
import { VideoPlayer } from '../components/video-player/video-player'
import { useViewCounter } from '../hooks/use-view-counter'
import { toVideoItem, type VideoItem } from '../lib/items/video-item'
import { videosPage } from '../lib/queries/first-videos.resource'
import { VideoRow } from '../features/videos/video-row'
import { VideoPreviewSkeleton, VideoRowsSkeleton } from '../features/videos/videos-skeleton'
import { videosStyles } from '../features/videos/videos.styles'

/** The first video ready to play, and beside it the list, which loads further pages while it is scrolled. */
export default function VideosScreen() {
  const api = useApi()
  const role = useRole()
  const strings = useStrings()
  const classes = useStyles(videosStyles)
  const count = useViewCounter()
  const list = useEndless(
    ['content', 'videos', role],
    (page, signal) => videosPage(api, role, page, signal),
    toVideoItem,
  )
  const [playing, setPlaying] = useState<VideoItem>()
  // A list that changes meanwhile takes away no film that somebody watches.
  const first = playing ?? list.items?.[0]

  return (
    <ScreenFrame title={strings.videos} back={{ name: 'home' }}>
      {list.error ? (
        <FailureState error={list.error} onRetry={list.retry} />
      ) : list.items?.length === 0 ? (
        <NothingHere />
      ) : (
        <div className={classes.columns}>
          <section aria-label={strings.preview} className={classes.preview}>
            {first ? (
              <>
                <VideoPlayer
                  video={first}
                  onPlay={() => {
                    setPlaying(first)
                    count(first.uuid)
                  }}
                />
                <Heading level={2} fontSize="xl">
                  {first.title}
                </Heading>
                <Text tone="quiet">{first.description}</Text>
              </>
            ) : (
              <VideoPreviewSkeleton />
            )}
          </section>
          <div className={classes.list}>
            <EndlessList
              id={`videos/${role}`}
              label={strings.videos}
              list={list}
              columns={1}
              skeleton={<VideoRowsSkeleton />}
              render={(video) => <VideoRow video={video} />}
            />
          </div>
        </div>
      )}
    </ScreenFrame>
  )
}

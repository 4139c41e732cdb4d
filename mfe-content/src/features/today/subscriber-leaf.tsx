import { RouteLink, useApi } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { LinkButton, useStyles } from '@yawmi/ui'
import { ForwardIcon } from '@yawmi/ui/icons'
import { useWords } from '../../copy/use-words'
import { DAILY_VIDEO_PLACE, keepDailyVideo, videoOfTile } from '../daily/daily-video'
import { dailyOptions, type DailyTile } from '../daily/daily.resource'
import { SectionFailure } from '../failure/section-failure'
import { VideoCard } from '../videos/video-card'
import { useViewCounter } from '../views/use-view-counter'
import { Leaf } from './leaf'
import { LeafSkeleton } from './leaf-skeleton'
import { todayStyles } from './today.styles'

/** The leaf of a subscriber: the day's video, the day's words, and the way to the rest of the day. */
export function SubscriberLeaf() {
  const words = useWords()
  const today = useQuery(dailyOptions(useApi()))
  return (
    <Leaf label={words.today}>
      {today.data ? (
        <DayInShort tiles={today.data} />
      ) : today.isError ? (
        <SectionFailure text={words.todayFailed} onRetry={() => void today.refetch()} />
      ) : (
        <LeafSkeleton />
      )}
    </Leaf>
  )
}

/** Kinds whose text speaks for itself on the leaf, the best first. */
const SPEAKING = ['quote', 'message', 'joke'] as const

function DayInShort({ tiles }: { tiles: readonly DailyTile[] }) {
  const words = useWords()
  const classes = useStyles(todayStyles)
  const count = useViewCounter()
  const videoTile = tiles.find(({ kind }) => kind === 'video')
  const video = videoOfTile(videoTile)
  const said = SPEAKING.flatMap((kind) => tiles.filter((tile) => tile.kind === kind))[0]
  const follow = () => {
    if (!video || !videoTile) return
    keepDailyVideo(video)
    count(videoTile.uuid, 'daily')
  }
  return (
    <>
      {video && (
        <VideoCard
          video={video}
          to={DAILY_VIDEO_PLACE}
          sizes="(min-width: 960px) 420px, (min-width: 600px) 50vw, 100vw"
          badge={words.dailyVideo}
          priority
          onFollow={follow}
        />
      )}
      <div className={classes.words}>
        {said && (
          <>
            <h2 className={classes.kicker}>{said.name}</h2>
            <p className={classes.quote}>{said.kind === 'quote' ? `«${said.text}»` : said.text}</p>
            {said.kind === 'quote' && <p className={classes.author}>{said.more}</p>}
          </>
        )}
        <LinkButton variant="outline" render={<RouteLink to={{ name: 'daily_content' }} />}>
          {words.seeAllOfToday}
          <ForwardIcon size={20} />
        </LinkButton>
      </div>
    </>
  )
}

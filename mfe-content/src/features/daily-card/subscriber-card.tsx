import { RouteLink } from '@yawmi/remote-kit'
import { LinkButton, useStyles } from '@yawmi/ui'
import { ForwardIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { DAILY_VIDEO_PLACE, saveDailyVideo, videoOfTile } from '../../lib/items/daily-video'
import { DAY_SIZES } from '../../lib/picture-sizes'
import { useDailyTiles, type DailyTile } from '../../lib/queries/daily.resource'
import { SectionFailure } from '../../components/failure/section-failure'
import { VideoCard } from '../../components/cards/video-card'
import { useViewCounter } from '../../hooks/use-view-counter'
import { CardFrame } from './card-frame'
import { DailyCardSkeleton } from './daily-card-skeleton'
import { dailyCardStyles } from './daily-card.styles'

/** The card of a subscriber: the day's video, the day's text, and a link to the rest of the day. */
export function SubscriberCard() {
  const strings = useStrings()
  const today = useDailyTiles()
  return (
    <CardFrame label={strings.today}>
      {today.data ? (
        <DayInShort tiles={today.data} />
      ) : today.isError ? (
        <SectionFailure text={strings.todayFailed} onRetry={() => void today.refetch()} />
      ) : (
        <DailyCardSkeleton />
      )}
    </CardFrame>
  )
}

/** Kinds whose text can be read without opening it, in order of preference. */
const SPEAKING = ['quote', 'message', 'joke'] as const

function DayInShort({ tiles }: { tiles: readonly DailyTile[] }) {
  const strings = useStrings()
  const classes = useStyles(dailyCardStyles)
  const count = useViewCounter()
  const videoTile = tiles.find(({ kind }) => kind === 'video')
  const video = videoOfTile(videoTile)
  const text = SPEAKING.flatMap((kind) => tiles.filter((tile) => tile.kind === kind))[0]
  const follow = () => {
    if (!video || !videoTile) return
    saveDailyVideo(video)
    count(videoTile.uuid, 'daily', video.uuid)
  }
  return (
    <>
      {video && (
        <VideoCard
          video={video}
          to={DAILY_VIDEO_PLACE}
          sizes={DAY_SIZES.subscriber}
          badge={strings.dailyVideo}
          priority
          onFollow={follow}
        />
      )}
      <div className={classes.words}>
        {text && (
          <>
            <h2 className={classes.kicker}>{text.name}</h2>
            <p className={classes.quote}>{text.kind === 'quote' ? `«${text.text}»` : text.text}</p>
            {text.kind === 'quote' && <p className={classes.author}>{text.more}</p>}
          </>
        )}
        <LinkButton variant="outline" render={<RouteLink to={{ name: 'daily_content' }} />}>
          {strings.seeAllOfToday}
          <ForwardIcon size={20} />
        </LinkButton>
      </div>
    </>
  )
}

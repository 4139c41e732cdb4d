import { RouteLink } from '@yawmi/remote-kit'
import { Heading, LinkButton, Text, useStyles } from '@yawmi/ui'
import { PlayIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { DAILY_VIDEO_PLACE } from '../../lib/items/daily-video'
import { DAY_SIZES } from '../../lib/picture-sizes'
import { VideoStill, videoCardStyles } from '../../components/cards/video-card'
import type { VideoItem } from '../../lib/items/video-item'
import { dailyCardStyles } from './daily-card.styles'

/** The day's video as the card's whole content: its still, what it is about, and a button that plays it. */
export function VideoOfDay({ video, onFollow }: { video: VideoItem; onFollow: () => void }) {
  const strings = useStrings()
  const card = useStyles(videoCardStyles)
  const classes = useStyles(dailyCardStyles)
  return (
    <>
      <RouteLink to={DAILY_VIDEO_PLACE} className={card.card} onClick={onFollow} tabIndex={-1} aria-hidden>
        <VideoStill video={video} sizes={DAY_SIZES.free} priority />
      </RouteLink>
      <div className={classes.words}>
        <span className={classes.kicker}>{strings.dailyVideo}</span>
        <Heading level={2} fontSize="xl">
          {video.title}
        </Heading>
        {video.description && <Text tone="quiet">{video.description}</Text>}
        <LinkButton render={<RouteLink to={DAILY_VIDEO_PLACE} onClick={onFollow} />}>
          <PlayIcon size={20} filled />
          {strings.watch}
        </LinkButton>
      </div>
    </>
  )
}

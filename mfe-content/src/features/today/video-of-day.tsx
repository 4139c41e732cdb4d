import { RouteLink } from '@yawmi/remote-kit'
import { Heading, LinkButton, Text, useStyles } from '@yawmi/ui'
import { PlayIcon } from '@yawmi/ui/icons'
import { useWords } from '../../copy/use-words'
import { DAILY_VIDEO_PLACE } from '../daily/daily-video'
import { VideoStill, videoCardStyles } from '../videos/video-card'
import type { VideoItem } from '../videos/video-item'
import { todayStyles } from './today.styles'

/** The day's video as the leaf's whole content: its still, what it is about, and a button that plays it. */
export function VideoOfDay({ video, onFollow }: { video: VideoItem; onFollow: () => void }) {
  const words = useWords()
  const card = useStyles(videoCardStyles)
  const classes = useStyles(todayStyles)
  return (
    <>
      <RouteLink to={DAILY_VIDEO_PLACE} className={card.card} onClick={onFollow} tabIndex={-1} aria-hidden>
        <VideoStill video={video} sizes="(min-width: 960px) 480px, 100vw" priority />
      </RouteLink>
      <div className={classes.words}>
        <span className={classes.kicker}>{words.dailyVideo}</span>
        <Heading level={2} fontSize="xl">
          {video.title}
        </Heading>
        {video.description && <Text tone="quiet">{video.description}</Text>}
        <LinkButton render={<RouteLink to={DAILY_VIDEO_PLACE} onClick={onFollow} />}>
          <PlayIcon size={20} filled />
          {words.watch}
        </LinkButton>
      </div>
    </>
  )
}

import { useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { ScreenSkeleton } from '../../components/frame/screen-skeleton'
import { LineSkeleton } from '../../components/skeletons/text-skeleton'
import { dailyStyles } from '../../features/daily/daily.styles'
import { DailyTilesSkeleton } from '../../features/daily/daily-tiles-skeleton'

/** The skeleton of the daily content, its date included: a cached page may be older than today. */
export function DailySkeleton({ role }: { role: 'free' | 'subscriber' }) {
  const classes = useStyles(dailyStyles)
  return (
    <ScreenSkeleton title={useStrings().dailyContent}>
      <div className={classes.date} aria-hidden>
        <span className={classes.day}>
          <LineSkeleton width="1.2em" />
        </span>
        <span className={classes.dayNames}>
          <LineSkeleton width="9em" />
          <span className={classes.hijri}>
            <LineSkeleton width="9.1em" />
          </span>
        </span>
      </div>
      <DailyTilesSkeleton locked={role === 'free'} />
    </ScreenSkeleton>
  )
}

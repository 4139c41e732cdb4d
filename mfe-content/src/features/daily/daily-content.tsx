import { useApi, useRole } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { useStyles } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { FailureState } from '../failure/failure-state'
import { NothingHere } from '../failure/nothing-here'
import { ScreenFrame } from '../frame/screen-frame'
import { leafDate } from '../today/leaf-date'
import { DailyTilesSkeleton } from './daily-skeleton'
import { DailyTiles } from './daily-tiles'
import { dailyOptions } from './daily.resource'
import { dailyStyles } from './daily.styles'
import { FreeDay } from './free-day'

/** What today brings, under today's date. */
export function DailyContent() {
  const words = useWords()
  const classes = useStyles(dailyStyles)
  const { weekday, day, month, hijri, iso } = leafDate(new Date())
  return (
    <ScreenFrame title={words.dailyContent} back={{ name: 'home' }}>
      <time dateTime={iso} className={classes.date}>
        <span className={classes.day}>{day}</span>
        <span className={classes.dayNames}>
          <strong>
            {weekday} · {month}
          </strong>
          <span className={classes.hijri}>{hijri}</span>
        </span>
      </time>
      {useRole() === 'subscriber' ? <SubscriberDay /> : <FreeDay />}
    </ScreenFrame>
  )
}

function SubscriberDay() {
  const today = useQuery(dailyOptions(useApi()))
  if (today.isError && !today.data) return <FailureState error={today.error} onRetry={() => void today.refetch()} />
  if (!today.data) return <DailyTilesSkeleton />
  return today.data.length === 0 ? <NothingHere /> : <DailyTiles tiles={today.data} />
}

import { useRole } from '@yawmi/remote-kit'
import { useStyles } from '@yawmi/ui'
import { useStrings } from '../copy/use-strings'
import { useDay } from '../hooks/use-day'
import { ScreenFrame } from '../components/frame/screen-frame'
import { calendarDate } from '../lib/calendar-date'
import { dailyStyles } from '../features/daily/daily.styles'
import { FreeDay } from '../features/daily/free-day'
import { SubscriberDay } from '../features/daily/subscriber-day'

/** The content of the day, under today's date. */
export default function DailyContentScreen() {
  const strings = useStrings()
  const classes = useStyles(dailyStyles)
  const today = useDay()
  // eslint-disable-next-line react/purity -- it shows today
  const { weekday, day, month, hijri, iso } = calendarDate(new Date())
  return (
    <ScreenFrame title={strings.dailyContent} back={{ name: 'home' }}>
      <time dateTime={iso} className={classes.date}>
        <span className={classes.day}>{day}</span>
        <span className={classes.dayNames}>
          <strong>
            {weekday} · {month}
          </strong>
          <span className={classes.hijri}>{hijri}</span>
        </span>
      </time>
      {useRole() === 'subscriber' ? <SubscriberDay day={today} /> : <FreeDay day={today} />}
    </ScreenFrame>
  )
}

import type { ReactNode } from 'react'
import { cx, useStyles } from '@yawmi/ui'
import { calendarDate } from '../../lib/calendar-date'
import { dailyCardStyles } from './daily-card.styles'

interface InsideProps {
  date: ReturnType<typeof calendarDate>
  /** Whether the content is a single item with little text beside it. */
  alone?: boolean
  children: ReactNode
}

/** The daily card: today's date, and the day's content beside it. */
export function CardFrame({ label, ...inside }: Omit<InsideProps, 'date'> & { label: string }) {
  // eslint-disable-next-line react/purity -- it shows today
  const date = calendarDate(new Date())
  return (
    <section aria-label={label} className={useStyles(dailyCardStyles).card}>
      <Inside date={date} {...inside} />
    </section>
  )
}

/** Lines as high as those of a date. */
const BLANK = { weekday: '\u00a0', day: '\u00a0', month: '\u00a0', hijri: '\u00a0', iso: '' }

/** A card without content. */
export function BlankCardFrame(inside: Omit<InsideProps, 'date'>) {
  return (
    <div className={useStyles(dailyCardStyles).card}>
      <Inside date={BLANK} {...inside} />
    </div>
  )
}

function Inside({ date: { weekday, day, month, hijri, iso }, alone = false, children }: InsideProps) {
  const classes = useStyles(dailyCardStyles)
  return (
    <>
      <time dateTime={iso} className={classes.date}>
        <span className={classes.day}>{day}</span>
        <span className={classes.dayNames}>
          <span className={classes.weekday}>{weekday}</span>
          <span>{month}</span>
          <span className={classes.hijri}>{hijri}</span>
        </span>
      </time>
      <div className={cx(classes.body, alone && classes.alone)}>{children}</div>
    </>
  )
}

import type { ReactNode } from 'react'
import { cx, useStyles } from '@yawmi/ui'
import { leafDate } from './leaf-date'
import { todayStyles } from './today.styles'

/** The calendar leaf: today's date, and what the day brings beside it. */
export function Leaf({ label, alone = false, children }: { label: string; alone?: boolean; children: ReactNode }) {
  const classes = useStyles(todayStyles)
  const { weekday, day, month, hijri, iso } = leafDate(new Date())
  return (
    <section aria-label={label} className={classes.leaf}>
      <time dateTime={iso} className={classes.date}>
        <span className={classes.day}>{day}</span>
        <span className={classes.dayNames}>
          <span className={classes.weekday}>{weekday}</span>
          <span>{month}</span>
          <span className={classes.hijri}>{hijri}</span>
        </span>
      </time>
      <div className={cx(classes.body, alone && classes.alone)}>{children}</div>
    </section>
  )
}

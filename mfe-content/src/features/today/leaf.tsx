import type { ReactNode } from 'react'
import { cx, useStyles } from '@yawmi/ui'
import { leafDate } from './leaf-date'
import { todayStyles } from './today.styles'

interface InsideProps {
  date: ReturnType<typeof leafDate>
  /** Its content is one thing, with few words beside it. */
  alone?: boolean
  children: ReactNode
}

/** The calendar leaf: today's date, and what the day brings beside it. */
export function Leaf({ label, ...inside }: Omit<InsideProps, 'date'> & { label: string }) {
  return (
    <section aria-label={label} className={useStyles(todayStyles).leaf}>
      <Inside date={leafDate(new Date())} {...inside} />
    </section>
  )
}

/** Lines as high as those of a date. */
const BLANK = { weekday: '\u00a0', day: '\u00a0', month: '\u00a0', hijri: '\u00a0', iso: '' }

/** A leaf on which nothing is written yet. */
export function BlankLeaf(inside: Omit<InsideProps, 'date'>) {
  return (
    <div className={useStyles(todayStyles).leaf}>
      <Inside date={BLANK} {...inside} />
    </div>
  )
}

function Inside({ date: { weekday, day, month, hijri, iso }, alone = false, children }: InsideProps) {
  const classes = useStyles(todayStyles)
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

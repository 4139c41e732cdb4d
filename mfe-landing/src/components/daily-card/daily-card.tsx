import { SkeletonGroup, SkeletonText, Skeleton, useStyles } from '@yawmi/ui'
import { Sun } from '../art/hero-art'
import { useStrings } from '../../copy/use-strings'
import { ar, nameOfTheDay } from './copy/ar'
import { todaysOr, type DailyCardState } from '../../lib/daily-card.resource'
import { libyanDate } from '@yawmi/lib'
import { datePartsOf } from '../../lib/calendar-date'
import { dailyCardStyles } from './daily-card.styles'

/** Today's leaf, torn fresh off the service: the date, and the name of the day with its meaning. */
export function DailyCard({ leaf }: { leaf: DailyCardState }) {
  const classes = useStyles(dailyCardStyles)
  const strings = useStrings(ar)
  return (
    <div className={classes.pad}>
      <article className={classes.leaf} aria-label={strings.leafLabel}>
        <Head leaf={leaf} />
        <div className={classes.body}>
          <p className={classes.label}>{strings.leafLabel}</p>
          {leaf === 'pending' ? <NameSkeleton /> : <NameOfTheDay leaf={leaf} />}
        </div>
        <p className={classes.foot}>{strings.leafFoot}</p>
        <Fold />
      </article>
      {/* Behind the leaf, and after it: its place goes by how high the leaf is, which a page that comes in pieces learns last. */}
      <Sun />
    </div>
  )
}

/** The date as the server knows it; a server and a browser may spell a month differently, and the page says the first. */
function Head({ leaf }: { leaf: DailyCardState }) {
  const classes = useStyles(dailyCardStyles)
  if (leaf === 'pending') return <div className={classes.head} />
  // eslint-disable-next-line react/purity -- it shows today
  const { weekday, day, month, year } = datePartsOf(leaf === 'none' ? libyanDate(new Date()) : leaf.date)
  return (
    <div className={classes.head}>
      <span className={classes.weekday} suppressHydrationWarning>
        {weekday}
      </span>
      <span className={classes.day}>{day}</span>
      <span suppressHydrationWarning>{`${month} ${year}`}</span>
    </div>
  )
}

/** Should the day's own not come, there is one that is always there: the leaf is a gift, and asks nothing of anyone. */
function NameOfTheDay({ leaf }: { leaf: Exclude<DailyCardState, 'pending'> }) {
  const classes = useStyles(dailyCardStyles)
  const { name, description } = todaysOr(leaf, 'name', nameOfTheDay)
  return (
    <>
      <p className={classes.name}>{name}</p>
      <p className={classes.meaning}>{description}</p>
    </>
  )
}

function NameSkeleton() {
  const classes = useStyles(dailyCardStyles)
  return (
    <SkeletonGroup>
      <div className={classes.name}>
        <Skeleton width="40%" height="1em" />
      </div>
      <div className={classes.meaning}>
        <SkeletonText lines={2} />
      </div>
    </SkeletonGroup>
  )
}

/** The corner turned over, with a piece of the leaf beneath. */
function Fold() {
  return (
    <svg className={useStyles(dailyCardStyles).fold} viewBox="0 0 48 48" data-mirrored aria-hidden>
      <path d="M48 0v48H0z" fill="var(--yw-paper)" />
      <path d="M48 0 0 48V12A12 12 0 0 1 12 0z" fill="var(--yw-accent)" />
    </svg>
  )
}

import { useApi } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { SkeletonGroup, SkeletonText, Skeleton, useStyles } from '@yawmi/ui'
import { Sun } from '../art/hero-art'
import { nameMeaningQuery } from '../names/name-meaning.resource'
import { useWords } from '../words/use-words'
import { ar, dailyNames } from './copy/ar'
import { leafOf, useToday } from './today'
import { leafStyles } from './today-leaf.styles'

/** Today's leaf, torn fresh off the service: the date, and the name of the day with its meaning. */
export function TodayLeaf() {
  const classes = useStyles(leafStyles)
  const words = useWords(ar)
  const today = useToday()
  const leaf = today ? leafOf(today) : undefined
  return (
    <div className={classes.pad}>
      <Sun />
      <article className={classes.leaf} aria-label={words.leafLabel}>
        <div className={classes.head}>
          <span className={classes.weekday}>{leaf?.weekday}</span>
          <span className={classes.day}>{leaf?.day}</span>
          <span>{leaf && `${leaf.month} ${leaf.year}`}</span>
        </div>
        <div className={classes.body}>
          <p className={classes.label}>{words.leafLabel}</p>
          {leaf ? <NameOfTheDay number={leaf.number} /> : <NameSkeleton />}
        </div>
        <p className={classes.foot}>{words.leafFoot}</p>
        <Fold />
      </article>
    </div>
  )
}

/** Should the meaning not come, the name stands alone: the leaf is a gift, not a form, and asks nothing of anyone. */
function NameOfTheDay({ number }: { number: number }) {
  const classes = useStyles(leafStyles)
  const api = useApi()
  const name = dailyNames[number % dailyNames.length] ?? dailyNames[0]
  const { data, isPending } = useQuery(nameMeaningQuery(api, name))
  if (isPending) return <NameSkeleton />
  return (
    <>
      <p className={classes.name}>{data?.name ?? name}</p>
      <p className={classes.meaning}>{data?.meaning}</p>
    </>
  )
}

function NameSkeleton() {
  const classes = useStyles(leafStyles)
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
    <svg className={useStyles(leafStyles).fold} viewBox="0 0 48 48" data-mirrored aria-hidden>
      <path d="M48 0v48H0z" fill="var(--yw-paper)" />
      <path d="M48 0 0 48V12A12 12 0 0 1 12 0z" fill="var(--yw-accent)" />
    </svg>
  )
}

import { Button, Skeleton, SkeletonGroup, SkeletonText, useStyles } from '@yawmi/ui'
import { NamesArt } from '../../components/art/tile-art'
import { useStrings } from '../../copy/use-strings'
import { ar } from './copy/ar'
import type { NameMeaning } from './name-meaning.resource'
import { nameLookupStyles } from './name-lookup.styles'

interface NameResultProps {
  /** The name that was asked for; empty before the first search. */
  requested: string
  result: { status: 'idle' | 'pending' | 'done' | 'failed'; data?: NameMeaning | null }
  onRetry: () => void
}

/** The meaning as a card, which has its place from the start, so that nothing moves when it comes. */
export function NameResult(props: NameResultProps) {
  const classes = useStyles(nameLookupStyles)
  return (
    <div className={classes.card} aria-live="polite" tabIndex={-1}>
      <Answer {...props} />
    </div>
  )
}

function Answer({ requested, result: { status, data }, onRetry }: NameResultProps) {
  const strings = useStrings(ar)
  const classes = useStyles(nameLookupStyles)
  if (requested === '') {
    return (
      <>
        <NamesArt />
        <p className={classes.quiet}>{strings.invitation}</p>
      </>
    )
  }
  if (status === 'pending') {
    return (
      <SkeletonGroup>
        <Skeleton width="40%" height="48px" />
        <SkeletonText lines={2} />
      </SkeletonGroup>
    )
  }
  if (status === 'failed') {
    return (
      <>
        <p>{strings.failed}</p>
        <Button
          variant="outline"
          onClick={({ currentTarget }) => {
            // The button goes, and leaves the focus to the place of the result.
            currentTarget.parentElement?.focus({ preventScroll: true })
            onRetry()
          }}
        >
          {strings.retry}
        </Button>
      </>
    )
  }
  return (
    <>
      <p className={classes.name} dir="auto">
        {data?.name ?? requested}
      </p>
      <p className={data ? classes.meaning : classes.quiet}>{data?.meaning ?? strings.unknown}</p>
    </>
  )
}

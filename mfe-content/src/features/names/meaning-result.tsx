import { useEffect, type ReactNode } from 'react'
import { EmptyState, Heading, IconButton, Skeleton, SkeletonGroup, SkeletonText, useStyles } from '@yawmi/ui'
import { CopyIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { useCopyText } from '../../hooks/use-copy-text'
import { CardButton } from '../../components/actions/card-button'
import { FavoriteButton } from '../../components/actions/favorite-button'
import { FailureState } from '../../components/failure/failure-state'
import { ShareButton } from '../../components/actions/share-button'
import { useViewCounter } from '../../hooks/use-view-counter'
import type { Meaning } from './name-lookup.resource'
import { namesStyles } from './names.styles'

export interface MeaningResultProps {
  name: string
  /** Other names to try, where the name was not found. */
  examples: ReactNode
  lookup: { data: Meaning | null | undefined; error: Error | null; refetch: () => unknown }
}

/** The result of the search. A meaning that is shown counts a view. */
export function MeaningResult({ name, lookup: { data, error, refetch }, examples }: MeaningResultProps) {
  const strings = useStrings()
  const classes = useStyles(namesStyles)
  const count = useViewCounter()
  useEffect(() => {
    if (data) count(data.uuid)
  }, [data, count])

  return (
    <div aria-live="polite" className={classes.result}>
      {data ? (
        <MeaningCard name={name} uuid={data.uuid} meaning={data.text} />
      ) : data === null ? (
        <EmptyState action={examples}>{strings.nameUnknown}</EmptyState>
      ) : error ? (
        <FailureState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup className={classes.card}>
          <Skeleton width="50%" height="80px" />
          <div style={{ width: '100%' }}>
            <SkeletonText lines={2} />
          </div>
        </SkeletonGroup>
      )}
    </div>
  )
}

function MeaningCard({ name, uuid, meaning }: { name: string; uuid: string; meaning: string }) {
  const strings = useStrings()
  const classes = useStyles(namesStyles)
  const copy = useCopyText()
  const text = `${name}: ${meaning}`
  return (
    <article key={name} className={classes.card}>
      <Heading level={2} className={classes.name} dir="auto">
        {name}
      </Heading>
      <p className={classes.meaning}>{meaning}</p>
      <div className={classes.tools}>
        <IconButton label={strings.copyMeaning} onClick={() => void copy(text)}>
          <CopyIcon size={20} />
        </IconButton>
        <CardButton item={{ kind: 'name', text: name, more: meaning }} />
        <FavoriteButton item={{ kind: 'name', uuid, text: name, more: meaning }} />
        <ShareButton text={text} />
      </div>
    </article>
  )
}

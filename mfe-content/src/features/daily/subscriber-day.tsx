import { useApi } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { FailureState } from '../../components/failure/failure-state'
import { NothingHere } from '../../components/failure/nothing-here'
import { DailyTilesSkeleton } from './daily-tiles-skeleton'
import { DailyTiles } from './daily-tiles'
import { dailyOptions } from '../../lib/queries/daily.resource'

export function SubscriberDay() {
  const today = useQuery(dailyOptions(useApi()))
  if (today.isError && !today.data) return <FailureState error={today.error} onRetry={() => void today.refetch()} />
  if (!today.data) return <DailyTilesSkeleton />
  return today.data.length === 0 ? <NothingHere /> : <DailyTiles tiles={today.data} />
}

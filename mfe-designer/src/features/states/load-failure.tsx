import { NetworkError } from '@yawmi/api-client'
import { Button, ErrorState, OfflineState } from '@yawmi/ui'
import { useCopy } from '../../copy/use-copy'

/** What could not be loaded, and the way to try again; no connection is told apart from a fault. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const copy = useCopy()
  const State = error instanceof NetworkError ? OfflineState : ErrorState
  return <State action={<Button onClick={onRetry}>{copy.retry}</Button>} />
}

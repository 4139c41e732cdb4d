import { GarbageError, NetworkError } from '@yawmi/api-client'
import { Button, ErrorState, OfflineState } from '@yawmi/ui'
import { useCopy } from '../copy/use-copy'

/**
 * What stands where something could not be loaded, and the way to try again. No connection, an answer that was too
 * long on its way, and an answer that is none of ours are told apart from a fault of the service.
 */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { retry, slow, unreachable, unreadable } = useCopy()
  const action = <Button onClick={onRetry}>{retry}</Button>
  if (error instanceof NetworkError && error.id === 'timeout') return <ErrorState action={action}>{slow}</ErrorState>
  // A device that knows of no network says so; one that has a network has lost only us.
  if (error instanceof NetworkError)
    return <OfflineState action={action}>{navigator.onLine ? unreachable : undefined}</OfflineState>
  return <ErrorState action={action}>{error instanceof GarbageError ? unreadable : undefined}</ErrorState>
}

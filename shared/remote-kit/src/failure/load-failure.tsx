import type { MouseEvent } from 'react'
import { GarbageError, NetworkError } from '@yawmi/api-client'
import { Button, ErrorState, focusContent, OfflineState } from '@yawmi/ui'
import { useCopy } from '../copy/use-copy'

/**
 * Replaces what could not be loaded, with a button that retries. No connection, a timeout and a malformed response have
 * texts of their own, apart from a failure of the service.
 */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { retry, slow, unreachable, unreadable } = useCopy()
  const tryAgain = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes now, and the focus with it: it moves to the page's content, as at a change of the route.
    focusContent(currentTarget)
    onRetry()
  }
  const action = <Button onClick={tryAgain}>{retry}</Button>
  if (error instanceof NetworkError && error.id === 'timeout') return <ErrorState action={action}>{slow}</ErrorState>
  // Offline devices have a text of their own; on others only the service is unreachable.
  if (error instanceof NetworkError)
    return <OfflineState action={action}>{navigator.onLine ? unreachable : undefined}</OfflineState>
  return <ErrorState action={action}>{error instanceof GarbageError ? unreadable : undefined}</ErrorState>
}

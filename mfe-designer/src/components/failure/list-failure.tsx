import type { MouseEvent } from 'react'
import { ExpiredError, PaymentRequiredError } from '@yawmi/api-client'
import { LoadFailure, useBus } from '@yawmi/remote-kit'
import { Button, ErrorState, focusContent } from '@yawmi/ui'
import { useFailureStrings } from './copy/use-strings'

/** Stands in place of a list that did not come: why, and the one thing that helps. A closed subscription has words of its own. */
export function ListFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const strings = useFailureStrings()
  const bus = useBus()
  if (error instanceof PaymentRequiredError) {
    const tryAgain = ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // The button goes now, and the focus with it.
      focusContent(currentTarget)
      onRetry()
    }
    return <ErrorState action={<Button onClick={tryAgain}>{strings.retry}</Button>}>{strings.noCredit}</ErrorState>
  }
  if (error instanceof ExpiredError) {
    const renew = <Button onClick={() => bus.emit('alert/renewal-required', {})}>{strings.renew}</Button>
    return <ErrorState action={renew}>{strings.expired}</ErrorState>
  }
  return <LoadFailure error={error} onRetry={onRetry} />
}

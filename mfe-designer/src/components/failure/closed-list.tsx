import type { MouseEvent } from 'react'
import { ExpiredError } from '@yawmi/api-client'
import { useBus } from '@yawmi/remote-kit'
import { Button, ErrorState, focusContent } from '@yawmi/ui'
import { useFailureStrings } from './copy/use-strings'

/** Stands in place of a list that no credit, or no subscription any more, has closed: why, and the one thing that helps. */
export default function ClosedList({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const strings = useFailureStrings()
  const bus = useBus()
  if (error instanceof ExpiredError) {
    const renew = <Button onClick={() => bus.emit('alert/renewal-required', {})}>{strings.renew}</Button>
    return <ErrorState action={renew}>{strings.expired}</ErrorState>
  }
  const tryAgain = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes now, and the focus with it.
    focusContent(currentTarget)
    onRetry()
  }
  return <ErrorState action={<Button onClick={tryAgain}>{strings.retry}</Button>}>{strings.noCredit}</ErrorState>
}

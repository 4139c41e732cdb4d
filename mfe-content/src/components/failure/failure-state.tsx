import { ExpiredError, ForbiddenError, NotFoundError, PaymentRequiredError } from '@yawmi/api-client'
import { LoadFailure, RouteLink, useBus, useLocation, useNavigation } from '@yawmi/remote-kit'
import { Button, EmptyState, ErrorState, LinkButton, LockedState } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'

/** The link away from a screen that has nothing to show. */
export const ToHome = () => <LinkButton render={<RouteLink to={{ name: 'home' }} />}>{useStrings().toHome}</LinkButton>

/** Shown where nothing was published yet. */
export const NothingHere = () => <EmptyState action={<ToHome />} />

/**
 * What a screen shows in place of its content: what happened, and the one action that helps. A refusal by the server
 * has an action of its own; any other failure offers to try again.
 */
export function FailureState({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const strings = useStrings()
  const bus = useBus()
  const { href } = useNavigation()
  const isHome = useLocation().pathname === href({ name: 'home' })
  const retry = <Button onClick={onRetry}>{strings.retry}</Button>
  const home = isHome ? retry : <ToHome />

  if (error instanceof NotFoundError) return <EmptyState action={home}>{strings.notFound}</EmptyState>
  if (error instanceof ForbiddenError) return <LockedState action={home} />
  if (error instanceof PaymentRequiredError) return <ErrorState action={retry}>{strings.noCredit}</ErrorState>
  if (error instanceof ExpiredError) {
    const renew = <Button onClick={() => bus.emit('alert/renewal-required', {})}>{strings.renew}</Button>
    return <ErrorState action={renew}>{strings.expired}</ErrorState>
  }
  return <LoadFailure error={error} onRetry={onRetry} />
}

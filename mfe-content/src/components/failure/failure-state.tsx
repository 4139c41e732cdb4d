import { ExpiredError, ForbiddenError, NotFoundError, PaymentRequiredError } from '@yawmi/api-client'
import { LoadFailure, RouteLink, useBus, useLocation, useNavigation } from '@yawmi/remote-kit'
import { Button, EmptyState, ErrorState, LinkButton, LockedState } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'

/** The way on from a screen that has nothing to show. */
export const ToHome = () => <LinkButton render={<RouteLink to={{ name: 'home' }} />}>{useStrings().toHome}</LinkButton>

/** What stands where nothing was published yet. */
export const NothingHere = () => <EmptyState action={<ToHome />} />

/**
 * What a screen shows in place of its content: what happened, and the one way on that helps. What the server refuses has
 * a way of its own; anything else is tried again.
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

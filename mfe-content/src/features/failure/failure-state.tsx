import type { ReactNode } from 'react'
import {
  ExpiredError,
  ForbiddenError,
  GarbageError,
  NetworkError,
  NotFoundError,
  PaymentRequiredError,
} from '@yawmi/api-client'
import { RouteLink, useBus } from '@yawmi/remote-kit'
import { Button, EmptyState, ErrorState, LinkButton, LockedState, OfflineState } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'

export interface FailureStateProps {
  error: unknown
  onRetry: () => void
}

/** What a screen shows in place of its content: what happened, and the one way on that helps. */
export function FailureState({ error, onRetry }: FailureStateProps) {
  const words = useWords()
  const bus = useBus()
  const retry = <Button onClick={onRetry}>{words.retry}</Button>
  const home = <HomeLink>{words.toHome}</HomeLink>

  if (error instanceof NetworkError) return <OfflineState action={retry} />
  if (error instanceof GarbageError) return <ErrorState action={retry}>{words.unreadable}</ErrorState>
  if (error instanceof NotFoundError) return <EmptyState action={home}>{words.notFound}</EmptyState>
  if (error instanceof ForbiddenError) return <LockedState action={home} />
  if (error instanceof PaymentRequiredError) return <ErrorState action={retry}>{words.noCredit}</ErrorState>
  if (error instanceof ExpiredError) {
    const renew = <Button onClick={() => bus.emit('alert/renewal-required', {})}>{words.renew}</Button>
    return <ErrorState action={renew}>{words.expired}</ErrorState>
  }
  return <ErrorState action={retry} />
}

const HomeLink = ({ children }: { children: ReactNode }) => (
  <LinkButton render={<RouteLink to={{ name: 'home' }} />}>{children}</LinkButton>
)

import { useSyncExternalStore, type ReactNode } from 'react'
import { LoadFailure, useHost, useRole } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { bearer, onSessionChange } from '@yawmi/session'
import { LockedState, VisuallyHidden } from '@yawmi/ui'
import { createApiOfDeleted, endDeletedSession, isDeletionUnanswered } from '../lib/deletion'
import { subscriberQuery, type SubscriberAccount } from '../lib/subscriber.resource'

interface WithSubscriberProps {
  /** Names the page while there is nobody whose data could. */
  title: string
  /** Stands in while the first answer is on its way. */
  skeleton: ReactNode
  /** The way on for whoever is not signed in, where the page leads them nowhere by itself. */
  signIn?: ReactNode
  children: (subscriber: SubscriberAccount) => ReactNode
}

/** Shows its children with the signed-in subscriber's data, or what stands in its place. */
export function WithSubscriber({ title, skeleton, signIn, children }: WithSubscriberProps) {
  const host = useHost()
  // Whoever has just signed out must not ask once more, with no token, on the way to another page.
  const signedIn = useRole() === 'subscriber'
  // In an integrator's page another may sign in beside: rendered again, this reads and asks for what is theirs.
  useSyncExternalStore(onSessionChange, bearer, bearer)
  // Loaded anew after a deletion whose answer was lost, the page finds nobody.
  const api = isDeletionUnanswered() ? createApiOfDeleted(host, () => endDeletedSession(host)) : host.api
  const { data, error, refetch } = useQuery({ ...subscriberQuery(api), enabled: signedIn })
  if (signedIn && data) return children(data)
  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      {!signedIn ? (
        <LockedState action={signIn} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        skeleton
      )}
    </>
  )
}

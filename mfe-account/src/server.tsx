import type { ComponentType } from 'react'
import { verdictOf } from '@yawmi/remote-kit'
import { MyAccountSkeleton } from './features/my-account/my-account-skeleton'
import { SubscriptionSkeleton } from './features/subscription-details/subscription-skeleton'
import { declaration } from './remote'

/** A web view has no skeleton: its page is the host's. */
const skeletonOf: Record<string, ComponentType> = {
  'my-account': MyAccountSkeleton,
  'subscription-details': SubscriptionSkeleton,
}

/** Skeletons of screens, by name, for the app shell that the site server prerenders; none for people who are redirected. */
export const skeletons = Object.fromEntries(
  declaration.routes.flatMap(({ screen, access }) => {
    const Skeleton = skeletonOf[screen]
    if (!Skeleton) return []
    const WhereOpen = ({ role }: { role: 'free' | 'subscriber' }) => verdictOf(access, role) === 'open' && <Skeleton />
    return [[screen, WhereOpen]]
  }),
)

import type { ComponentType } from 'react'
import { verdictOf } from '@yawmi/host'
import type { DeclaredRoute } from './declare'

/** A screen's skeleton, by the role of whoever waits for the screen. */
export type ScreenSkeleton = ComponentType<{ role: 'free' | 'subscriber' }>

/**
 * Skeletons of a remote's screens, by name, for the app shell that the site server prerenders: what `src/server.tsx`
 * exports as `skeletons`. Visitors without access are redirected and see none.
 * @param skeletonOf skeletons of the screens that have one
 */
export function skeletonsOf<S extends string>(
  routes: readonly DeclaredRoute<S>[],
  skeletonOf: Partial<Record<S, ScreenSkeleton>>,
): Record<string, ScreenSkeleton> {
  const skeletons = routes.flatMap(({ screen, access }) => {
    const Skeleton: ScreenSkeleton | undefined = skeletonOf[screen]
    if (!Skeleton) return []
    const WhereOpen: ScreenSkeleton = ({ role }) => verdictOf(access, role) === 'open' && <Skeleton role={role} />
    return [[screen, WhereOpen] as const]
  })
  return Object.fromEntries(skeletons)
}

import type { ComponentType } from 'react'
import { verdictOf } from '@yawmi/remote-kit'
import { DesignPageSkeleton } from './screens/skeletons/editor-skeletons'
import { PhoneEditorSkeleton } from './screens/skeletons/phone-editor-skeleton'
import { HubSkeleton, PhoneListSkeleton, SavedItemsSkeleton } from './screens/skeletons/page-skeletons'
import { declaration } from './remote'

type Screen = (typeof declaration.routes)[number]['screen']

const skeletonOf: Record<Screen, ComponentType> = {
  'design-categories': HubSkeleton,
  'saved-items': SavedItemsSkeleton,
  'design-images-list': () => <PhoneListSkeleton title="images" />,
  'design-cards-list': () => <PhoneListSkeleton title="cards" />,
  'phone-design-page': PhoneEditorSkeleton,
  'design-page': DesignPageSkeleton,
}

/** Skeletons of screens, by name, for the app shell that the site server prerenders; none for people who are redirected. */
export const skeletons = Object.fromEntries(
  declaration.routes.map(({ screen, access }) => {
    const Skeleton = skeletonOf[screen]
    const WhereOpen = ({ role }: { role: 'free' | 'subscriber' }) => verdictOf(access, role) === 'open' && <Skeleton />
    return [screen, WhereOpen]
  }),
)

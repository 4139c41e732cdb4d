import type { ComponentType } from 'react'
import { verdictOf } from '@yawmi/remote-kit'
import { DesktopEditorSkeleton, PhoneEditorSkeleton } from './screens/skeletons/editor-skeletons'
import { HubSkeleton, PhoneListSkeleton, SavedItemsSkeleton } from './screens/skeletons/page-skeletons'
import { declaration } from './remote'

type Screen = (typeof declaration.routes)[number]['screen']

const shapes: Record<Screen, ComponentType> = {
  'design-categories': HubSkeleton,
  'saved-items': SavedItemsSkeleton,
  'design-images-list': () => <PhoneListSkeleton title="images" />,
  'design-cards-list': () => <PhoneListSkeleton title="cards" />,
  'phone-design-page': PhoneEditorSkeleton,
  'design-page': DesktopEditorSkeleton,
}

/** Shapes of screens, by their names, for the frame that the site server draws ahead; none for whom a screen is not. */
export const skeletons = Object.fromEntries(
  declaration.routes.map(({ screen, access }) => {
    const Shapes = shapes[screen]
    const WhereOpen = ({ role }: { role: 'free' | 'subscriber' }) => verdictOf(access, role) === 'open' && <Shapes />
    return [screen, WhereOpen]
  }),
)

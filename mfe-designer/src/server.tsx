import { skeletonsOf, type ScreenSkeleton } from '@yawmi/remote-kit/server'
import { DesignPageSkeleton } from './screens/skeletons/editor-skeletons'
import { PhoneEditorSkeleton } from './screens/skeletons/phone-editor-skeleton'
import { HubSkeleton, PhoneListSkeleton, SavedItemsSkeleton } from './screens/skeletons/page-skeletons'
import { declaration } from './remote'

/** What the site server renders first screens with. */
export { remote } from './index'

/** Every screen has one. */
type Skeletons = Record<(typeof declaration.routes)[number]['screen'], ScreenSkeleton>

export const skeletons = skeletonsOf(declaration.routes, {
  'design-categories': HubSkeleton,
  'saved-items': SavedItemsSkeleton,
  'design-images-list': () => <PhoneListSkeleton title="images" />,
  'design-cards-list': () => <PhoneListSkeleton title="cards" />,
  'phone-design-page': PhoneEditorSkeleton,
  'design-page': DesignPageSkeleton,
  'design-from-text': DesignPageSkeleton,
} satisfies Skeletons)

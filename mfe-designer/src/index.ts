import { createRemote } from '@yawmi/remote-kit'
import { declaration } from './remote'

/** What the shell (`remote`) and any other page (`lifecycles`) take from this remote. */
export const { remote, lifecycles } = createRemote(declaration, {
  screens: {
    'design-categories': () => import('./screens/design-categories-screen'),
    'saved-items': () => import('./screens/saved-items-screen'),
    'design-images-list': () => import('./screens/design-images-list-screen'),
    'design-cards-list': () => import('./screens/design-cards-list-screen'),
    'phone-design-page': () => import('./screens/editors/phone-editor'),
    'design-page': () => import('./screens/editors/desktop-editor'),
  },
  slots: {},
})

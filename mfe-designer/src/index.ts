import { createRemote } from '@yawmi/remote-kit'
import { declaration } from './remote'

/** What the shell (`remote`) and any other page (`lifecycles`) take from this remote. */
export const { remote, lifecycles } = createRemote(declaration, {
  screens: {
    'design-categories': () => import('./screens/design-categories-screen'),
  },
  slots: {},
})

import { createRemote } from '@yawmi/remote-kit'
import { declaration } from './remote'

export const { remote, lifecycles } = createRemote(declaration, {
  screens: {
    home: () => import('./screens/home-screen'),
    quotes: () => import('./screens/quotes-screen'),
  },
  slots: {},
})

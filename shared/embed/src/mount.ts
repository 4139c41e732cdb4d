import { framePlace } from './mount-points/frame'
import { mountIn, type Defaults } from './mounting'
import { shadowPlace } from './mount-points/shadow'

/** `Yawmi.mount` of pages of others: in a shadow root, or in a frame where the page wants that. */
export const createMount = (defaults: Defaults): Yawmi.Mount =>
  mountIn(defaults, ({ mode }) => (mode === 'iframe' ? framePlace : shadowPlace))

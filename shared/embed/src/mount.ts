import { frameMountPoint } from './mount-points/frame'
import { mountIn, type Defaults } from './mounting'
import { shadowMountPoint } from './mount-points/shadow'

/** `Yawmi.mount` of host pages: in a shadow root, or in a frame where the page requests one. */
export const createMount = (defaults: Defaults): Yawmi.Mount =>
  mountIn(defaults, ({ mode }) => (mode === 'iframe' ? frameMountPoint : shadowMountPoint))

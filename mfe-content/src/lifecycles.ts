import { lifecycles } from './index'

/** The remote's lifecycles for pages other than our shell: by single-spa or called directly. */
export const { bootstrap, mount, unmount, update } = lifecycles

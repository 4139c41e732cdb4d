import { lifecycles } from './index'

/** For any page, by single-spa or by hand. */
export const { bootstrap, mount, unmount, update } = lifecycles

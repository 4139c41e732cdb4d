/** What two fingers that hold a box need: loaded with the first selection. */
export { pinched, pinchedTogether } from './pinch-geometry'
export { HeldElement } from './held-element'

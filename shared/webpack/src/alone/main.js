// What `alone-main.mjs` is: the remote's lifecycles, and what our shell shows of it. The API and the version are
// those of the address that the remote came from, unless the page says otherwise.
import { lifecycles } from 'remote'

export { remote } from 'remote'

const { origin: apiBase, pathname } = new URL(import.meta.url)
const own = { apiBase, version: decodeURIComponent(pathname.split('/').at(-2) ?? '') }
/** What a page says of these, beside all else that it gives. @typedef {{ apiBase?: string, version?: string }} Props */

/** @param {Props} props */
export const bootstrap = (props) => lifecycles.bootstrap({ ...own, ...props })
/** @param {Props} props */
export const mount = (props) => lifecycles.mount({ ...own, ...props })
/** @param {Props} props */
export const update = (props) => lifecycles.update({ ...own, ...props })
export const { unmount } = lifecycles

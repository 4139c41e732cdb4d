// What `alone-main.mjs` is: the remote's lifecycles, and what our shell shows of it. The API is where the remote came
// from, unless the page says otherwise.
import { lifecycles } from 'remote'

export { remote } from 'remote'

const apiBase = new URL(import.meta.url).origin
export const bootstrap = (props) => lifecycles.bootstrap({ apiBase, ...props })
export const mount = (props) => lifecycles.mount({ apiBase, ...props })
export const update = (props) => lifecycles.update({ apiBase, ...props })
export const { unmount } = lifecycles

/** What a page may do with the API before the client is there. */
export { beginCall } from './begin-call'
export type { BEGUN, BegunCall } from './begun'

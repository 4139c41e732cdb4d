export { browserFamily } from './browser-family'
export { guardedStorage, rememberingStorage, type GuardedStorage } from './guarded-storage'
export { memoAsync } from './memo-async'
export { renderedFor, setRenderedFor, type RenderedFor } from './rendered-for'

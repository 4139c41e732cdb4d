export { guardedStorage, rememberingStorage, type GuardedStorage } from './guarded-storage'
export { memoAsync } from './memo-async'

/** Who is here, and what the device keeps of it. */
export {
  adoptAccessToken,
  bearer,
  currentRole,
  currentSubscriber,
  enterFree,
  forgetSession,
  noticeSession,
  onSessionChange,
  signIn,
  type ChangedIn,
  type Role,
} from './session'
export { followSignOut, signOut } from './sign-out'
export { DRAFT_PREFIX, keepApart, read as readStored, remove as removeStored, write as writeStored } from './storage'
export type { StorageKey, Stored } from './keys'

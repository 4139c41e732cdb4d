import type { DesignType } from '@yawmi/contract'
import { rememberingStorage } from '@yawmi/lib'
import { DRAFT_PREFIX, onSessionChange, readStored } from '@yawmi/session'

/** Drafts as they lie on the device; what reads the designs in them is `drafts.ts`. */

/** One key a draft, under the prefix that signing out clears. */
export const prefixOf = (type: DesignType) => `${DRAFT_PREFIX}${type}:`

/** Whose drafts are stored and shown; drafts of a session that expired are still there. */
export const currentOwner = () => readStored('subscriber_id') ?? ''

/** What a device without storage, or with a full one, does not take is here for as long as the page is, and the session. */
export let storage = rememberingStorage('localStorage')
onSessionChange(() => (storage = rememberingStorage('localStorage')))

export const keysUnder = (prefix: string) => storage.keys().filter((key) => key.startsWith(prefix))

/** `<when>;<owner>;<design>`: the time can be read without the rest. A draft without an owner belongs to whoever is here. */
export const read = (key: string): { at?: string; owner?: string; text?: string } =>
  /^(?<at>\d+);(?:(?<owner>[^;{]*);)?(?<text>\{.*)$/s.exec(storage.get(key) ?? '')?.groups ?? {}

export const deleteDraft = (type: DesignType, id: string): void => storage.remove(prefixOf(type) + id)

import type { DesignType } from '@yawmi/contract'
import { guardedStorage, type GuardedStorage } from '@yawmi/lib'
import { DRAFT_PREFIX, onSessionChange, readStored } from '@yawmi/session'
import { newDraftId } from './draft-id'

/** Drafts as they lie on the device; what reads the designs in them is `drafts.ts`. */

/** One key a draft, under the prefix that signing out clears. */
export const prefixOf = (type: DesignType) => `${DRAFT_PREFIX}${type}:`

/** Whose drafts are stored and shown; drafts of a session that expired are still there. */
export const currentOwner = () => readStored('subscriber_id') ?? ''

const device = guardedStorage('localStorage')

/** What a device without storage, or with a full one, did not take, and what it had in its place. */
const refused = new Map<string, { text: string; before: string | undefined }>()
onSessionChange(() => refused.clear())

/** What was refused under a key. Where another tab has stored something there since, it goes on under a key of its own. */
function refusedAt(key: string) {
  const own = refused.get(key)
  const now = device.get(key)
  if (!own || now === undefined || now === own.before) return own
  refused.delete(key)
  refused.set(key.replace(/[^:]*$/, newDraftId), { ...own, before: undefined })
  return undefined
}

/** What the device does not take is here for as long as the page is, and the session. */
export const storage: GuardedStorage = {
  get: (key) => refusedAt(key)?.text ?? device.get(key),
  set(key, text) {
    const { before } = refusedAt(key) ?? { before: device.get(key) }
    const isStored = device.set(key, text)
    if (isStored) refused.delete(key)
    else refused.set(key, { text, before })
    return isStored
  },
  remove(key) {
    refused.delete(key)
    device.remove(key)
  },
  keys() {
    for (const key of [...refused.keys()]) refusedAt(key)
    return [...new Set([...refused.keys(), ...device.keys()])]
  },
}

export const keysUnder = (prefix: string) => storage.keys().filter((key) => key.startsWith(prefix))

/** `<when>;<owner>;<design>`: the time can be read without the rest. A draft without an owner belongs to whoever is here. */
export const read = (key: string): { at?: string; owner?: string; text?: string } =>
  /^(?<at>\d+);(?:(?<owner>[^;{]*);)?(?<text>\{.*)$/s.exec(storage.get(key) ?? '')?.groups ?? {}

export const deleteDraft = (type: DesignType, id: string): void => storage.remove(prefixOf(type) + id)

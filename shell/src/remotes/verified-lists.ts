import { canVerify, isSignedFor, type SignedList } from '@yawmi/contract/signed-list'
import { guardedStorage } from '@yawmi/lib'
import { within } from '@yawmi/remote-kit'
import type { Boot } from '../lib/boot'
import type { Lists } from './registry'

/** Where the device keeps the last good list, as JSON. */
const SAVED = 'yawmi-releases'
/** Milliseconds that the list may take. */
const TIMEOUT_MS = 5_000
/** Milliseconds after the start that a list is saved: writing to the device would hold up the first screen. */
const SAVED_AFTER_MS = 3_000

/** The list that a page goes by, and what it loads from. */
export interface VerifiedLists extends Lists {
  releases: SignedList
  /** False: no list is good. The page shows its frame, and loads nothing until there is one. */
  isGood: boolean
}

/**
 * Checks the page's release list before anything of it runs: by the site's keys, against older ones than the device has seen,
 * and, where it seems expired, by the server's clock. A list that fails gives way to the site's list as it is now, then to the last
 * good one on the device (docs/adr/0062). Pages without keys, and pages by plain http, which have no WebCrypto, take the list
 * as it came.
 */
export async function verifyLists({ releases, keys = [] }: Pick<Boot, 'releases' | 'keys'>): Promise<VerifiedLists> {
  if (keys.length === 0 || !canVerify()) return { releases, isGood: true, loadable: releases, fresh: fetchList }
  const storage = guardedStorage('localStorage')
  const stored = parse(storage.get(SAVED))
  const saved = stored && (await isSigned(stored, keys)) ? stored : undefined
  let newestSerial = saved?.signed?.serial ?? 0
  /** The last list that was good: the site says by its signature whether it still stands. */
  let latest: SignedList | undefined

  /** @param now the server's time of the answer that brought it */
  const accept = async (list: SignedList, now = 0): Promise<boolean> => {
    if (!(await isSigned(list, keys))) return refuse('it is not signed by the site')
    const { serial = 0, expires = 0 } = list.signed ?? {}
    if (serial < newestSerial) return refuse('the device has seen a newer one')
    if (now > expires) return refuse('it has expired')
    newestSerial = serial
    return true
  }
  const keep = (list: SignedList) => {
    if (list.signed?.issued !== saved?.signed?.issued) storage.set(SAVED, JSON.stringify(list))
  }
  const fresh = async () => {
    const { list, date } = await request(latest)
    if (list === latest) return latest
    if (!(await accept(list, date))) throw new Error('the release list was refused')
    keep(list)
    return (latest = list)
  }
  const result = (list: SignedList): VerifiedLists => {
    latest = list
    setTimeout(() => keep(list), SAVED_AFTER_MS)
    return { releases: list, isGood: true, loadable: list, fresh }
  }

  const isAccepted = await accept(releases)
  const { expires = 0 } = releases.signed ?? {}
  if (isAccepted && Date.now() <= expires) return result(releases)
  // By the device's clock alone it is not refused, for that may be wrong; offline the list stands.
  const answer = await request().catch(() => undefined)
  if (answer && (await accept(answer.list, answer.date))) return result(answer.list)
  const hasExpired = (answer?.date ?? 0) > expires
  if (isAccepted && !hasExpired) return result(releases)
  if (saved) return result(saved)
  return { releases, isGood: false, loadable: { remotes: {} }, fresh }
}

/** `/releases.json` has all that the page's own list has, and more. */
const isSigned = async (list: SignedList, keys: readonly string[]) =>
  (await isSignedFor(list, 'pages', keys)) || isSignedFor(list, 'all', keys)

/** The site's list as it is now, as it came. */
export const fetchList = async () => (await request()).list

interface Answer {
  list: SignedList
  date?: number
}

/** The site's list as it is now, and the server's time. @param known one that the page has: the very same where it still stands */
const request = (known?: SignedList): Promise<Answer> => within(TIMEOUT_MS, ask(known))

async function ask(known?: SignedList): Promise<Answer> {
  const response = await fetch('/releases.json?for=pages', {
    cache: 'no-store',
    headers: known?.signed && { 'if-none-match': `"${known.signed.sig}"` },
  })
  const isKnown = known && response.status === 304
  if (!isKnown && !response.ok) throw new Error(`/releases.json answered ${response.status}`)
  const date = Date.parse(response.headers.get('date') ?? '')
  const list = isKnown ? known : ((await response.json()) as SignedList)
  return { list, date: Number.isNaN(date) ? undefined : date }
}

function refuse(why: string): false {
  console.warn(`[remote] a release list is refused: ${why}`)
  return false
}

function parse(text: string | undefined): SignedList | undefined {
  try {
    const list = text === undefined ? undefined : (JSON.parse(text) as SignedList)
    return typeof list?.remotes === 'object' ? list : undefined
  } catch {
    return undefined
  }
}

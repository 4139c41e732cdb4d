import type { ReleaseList } from '@yawmi/contract'
import { remoteScope, type SignedList } from '@yawmi/contract/signed-list'
import type { Lifecycles } from '@yawmi/remote-kit'
import { escapeFolder } from '@yawmi/lib'
import { Fault } from '../lib/fault'
import { within } from './hang'
import { chooseVersions, isCanaryFor } from '@yawmi/contract/canary'
import { visitorAt } from './canaries'
import {
  type CarriedRelease,
  carriedRelease,
  GOOD_FOR_MS,
  isHeld,
  isNext,
  lastCarriedRelease,
  loadCarried,
} from './carried'
import { fetchByDigest, importModule } from './import-module'
import { forget, forgetFailures, once } from './once'
import { isGood, keep, lastGood } from './trust'

/** Milliseconds that the list or a release's code may take, on 3G too. */
const TIMEOUT_MS = 12_000

/** Releases that failed in this page after they had loaded, in that order. */
const broken: string[] = []

/** Records that a release failed after it had loaded. */
export function markBroken(address: string): void {
  const at = broken.indexOf(address)
  if (at >= 0) broken.splice(at, 1)
  broken.push(address)
}
export const isBroken = (address: string): boolean => broken.includes(address)

/** Remotes of which a canary is open, for whomever. */
const onTrial = new Set<string>()
export const hasCanary = (name: string): boolean => onTrial.has(name)

/**
 * The entries of a remote's releases: in the order of the list, but those that failed in this page last.
 * @param brand id of the page's brand, by which it may get a canary before them
 * @throws Fault when the list cannot be loaded or is refused, and none was good before; or when it has no such remote
 */
export async function releasesOf(api: string, name: string, brand: string): Promise<string[]> {
  try {
    const list = await within(TIMEOUT_MS, listNow(api, name))
    const canaries = isHeld(api) ? undefined : list.canaries
    if (canaries && name in canaries) onTrial.add(name)
    const chosen = canaries ? chooseVersions(list, await visitorAt(api, brand, canaries, isNext(api))) : list
    return addressesOf(api, name, chosen.remotes)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const [list, carriedBefore] = [
      await lastGood<SignedList>(api, remoteScope(name)),
      await lastCarriedRelease(api, name),
    ]
    if (carriedBefore) digests.set(carriedBefore.address, carriedBefore.digests[carriedBefore.address])
    const before = [
      ...(list ? addressesOf(api, name, list.remotes) : []),
      ...(carriedBefore ? [carriedBefore.address] : []),
    ]
    if (before.length === 0) throw error
    return [...new Set(before)]
  }
}

/** When each list was requested. */
const requestedAt = new Map<string, number>()

/** A list is requested once for whatever is mounted within a minute: later ones meet what was rolled back meanwhile (docs/adr/0100). */
function listNow(api: string, name: string): Promise<SignedList> {
  const address = listOf(api, name)
  const now = performance.now()
  if (now - (requestedAt.get(address) ?? -Infinity) > GOOD_FOR_MS) {
    forget(address)
    requestedAt.set(address, now)
  }
  return once(address, () => fetchList(api, name))
}

/** A list that is not to be used. */
class Refused extends Fault {}

function addressesOf(api: string, name: string, remotes: ReleaseList['remotes']): string[] {
  const releases = remotes[name]
  if (!releases?.length) throw new Fault('unknown-remote', `there is no remote named ${name}`)
  return releases
    .map(({ manifest, sri }) => {
      const address = api + manifest.replace(/[^/]+$/, 'alone.mjs')
      digests.set(address, sri?.alone)
      return address
    })
    .sort((one, other) => broken.indexOf(one) - broken.indexOf(other))
}

/**
 * The entry of a remote's current release, as this script was sent with it: the first of `releasesOf`, at no request.
 * @param brand id of the page's brand
 * @returns undefined where the list is to be read
 */
export async function currentRelease(api: string, name: string, brand: string): Promise<string | undefined> {
  const release = await carriedRelease(api, name)
  if (!release || isBroken(release.address)) return undefined
  const { canary } = release
  if (canary) onTrial.add(name)
  if (canary && isCanaryFor(name, canary, await visitorAt(api, brand, { [name]: canary }, isNext(api))))
    return undefined
  digests.set(release.address, release.digests[release.address])
  carried.set(release.address, release)
  return release.address
}

/** Releases that can be loaded with all that they begin with at once. */
const carried = new Map<string, CarriedRelease>()

/** Digest of each entry; undefined for releases from before there were digests. */
const digests = new Map<string, string | undefined>()

let attempts = 0
/** How often each release could not be loaded. */
const failures = new Map<string, number>()

/**
 * Loads a release's code. Browsers cache the failure of an import by its whole address, so the second attempt differs
 * after `#`, which no server receives. That helps where the release's own file failed. For the files that it imports, a
 * person's retry escapes a letter of the address: only servers take it for the same.
 */
export const loadRelease = (address: string, nonce?: string): Promise<Lifecycles> => {
  let at = escapeFolder(address, failures.get(address) ?? 0)
  const loading = once(address, async () => {
    const load = () => importModule<Lifecycles>(at, digests.get(address), nonce)
    const release = carried.get(address)
    try {
      // The second attempt goes one file after the other, as the list's releases do.
      carried.delete(address)
      return await (release ? loadCarried(release, (one, digest) => fetchByDigest(one, digest, nonce), load) : load())
    } catch (error) {
      at += `#${(attempts += 1)}`
      failures.set(address, (failures.get(address) ?? 0) + 0.5)
      throw error
    }
  })
  return within(TIMEOUT_MS, loading)
}

/** For a person who retries: the list and what could not be loaded are requested again. */
export const tryAgain = (api: string, name: string): void => forgetFailures(listOf(api, name))

/** The list of this remote alone: that of all remotes is several times as long. */
const listOf = (api: string, name: string) => `${api}/releases.json?remote=${encodeURIComponent(name)}`

async function fetchList(api: string, name: string): Promise<SignedList> {
  const address = listOf(api, name)
  const reply = await fetch(address)
  if (!reply.ok) throw new Fault('load', `${address} answered ${reply.status}`)
  const list = (await reply.json()) as SignedList
  const now = Date.parse(reply.headers.get('date') ?? '') || 0
  if (!(await isGood(api, list, remoteScope(name), now))) throw new Refused('load', `${address} is refused`)
  keep(api, remoteScope(name), list)
  return list
}

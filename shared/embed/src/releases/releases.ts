import type { ReleaseList } from '@yawmi/contract'
import type { Lifecycles } from '@yawmi/remote-kit'
import { Fault } from '../lib/fault'
import { within } from './hang'
import { importModule } from './import-module'
import { forgetFailures, once } from './once'

/** Milliseconds that the list or a release's code may be on its way, on 3G too. */
const TIMEOUT = 12_000

/** Releases that failed in this page after they had loaded, in the order in which they did. */
const broken: string[] = []

/** Takes down that a release failed after it had loaded. */
export function markBroken(address: string): void {
  const at = broken.indexOf(address)
  if (at >= 0) broken.splice(at, 1)
  broken.push(address)
}
export const isBroken = (address: string): boolean => broken.includes(address)

/**
 * Where a remote's releases begin: in the order of the list, but those that failed in this page last.
 * @throws Fault when the list cannot be had, or has no such remote
 */
export async function releasesOf(api: string, name: string): Promise<string[]> {
  const { remotes } = await within(
    TIMEOUT,
    once(listOf(api, name), () => fetchList(listOf(api, name))),
  )
  const releases = (remotes as Record<string, ReleaseList['remotes']['content']>)[name]
  if (!releases?.length) throw new Fault('unknown-remote', `there is no remote named ${name}`)
  return releases
    .map(({ manifest, sri }) => {
      const address = api + manifest.replace(/[^/]+$/, 'alone.mjs')
      digests.set(address, sri?.alone)
      return address
    })
    .sort((one, other) => broken.indexOf(one) - broken.indexOf(other))
}

/** What each release must be; nothing of those from before there were digests. */
const digests = new Map<string, string | undefined>()

let tries = 0
/** Releases that could not be loaded, and how often. */
const lost = new Map<string, number>()

/**
 * A release's code. Browsers answer a second import of an address that failed from memory, so the second try has
 * something behind `#`, which is part of the address to them and to no server. That helps where the release's own file
 * failed; for those that it imports in turn, a person's try asks for all of it under an address that only servers take
 * for the same.
 */
export const loadRelease = (address: string, nonce?: string): Promise<Lifecycles> => {
  let at = escaped(address, lost.get(address) ?? 0)
  const loading = once(address, async () => {
    try {
      return await importModule<Lifecycles>(at, digests.get(address), nonce)
    } catch (error) {
      at += `#${(tries += 1)}`
      lost.set(address, (lost.get(address) ?? 0) + 0.5)
      throw error
    }
  })
  return within(TIMEOUT, loading)
}

/** `…/content/1.0.0/alone.mjs` with the n-th letter of its folder escaped. */
function escaped(address: string, n: number): string {
  if (n < 1) return address
  const path = address.split('/')
  const folder = path.at(-2) ?? ''
  const at = (Math.ceil(n) - 1) % folder.length
  path[path.length - 2] = `${folder.slice(0, at)}%${folder.charCodeAt(at).toString(16)}${folder.slice(at + 1)}`
  return path.join('/')
}

/** For a person who tries again: reads the list anew, and asks anew for what could not be had. */
export const tryAgain = (api: string, name: string): void => forgetFailures(listOf(api, name))

/** Of this remote alone: that of all of them is several times as long. */
const listOf = (api: string, name: string) => `${api}/releases.json?remote=${encodeURIComponent(name)}`

async function fetchList(address: string): Promise<ReleaseList> {
  const reply = await fetch(address)
  if (!reply.ok) throw new Fault('load', `${address} answered ${reply.status}`)
  return (await reply.json()) as ReleaseList
}

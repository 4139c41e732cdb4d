import fs from 'node:fs'
import path from 'node:path'
import { digestOf, INTEGRITY_FILE } from './integrity.mjs'
import { sunsetOf } from './notice.mjs'
import { Refusal } from './refusal.mjs'
import { underLock } from './store-lock.mjs'
import { writeWhole } from './write-whole.mjs'

/** Folder of the fixed versions of `/embed.js` in a site's folder, and the list of them in it. */
export const EMBED_VERSIONS = 'embed-versions'
export const VERSIONS_FILE = 'versions.json'
/** The interface that the script of today has. */
const INTERFACE = 1
/** What a standalone remote begins with, its entry first. */
const MODULES = ['alone.mjs', 'alone-react.mjs', 'alone-main.mjs']

/**
 * A fixed version, as integrators see it at `/embed/versions.json`.
 * @typedef {object} EmbedVersion
 * @property {string} version `<interface>.<day>.<number>`
 * @property {string} integrity of `/embed/<version>.js`
 * @property {string} since when it was fixed, as ISO text
 * @property {Record<string, string>} releases version by remote
 * @property {string} [noticed] when its end was announced, as ISO text
 * @property {string} [sunset] when it ends, as ISO text; at least a year after that
 */

/** @param {string} folder a site's folder @returns {EmbedVersion[]} the newest first */
export function embedVersionsIn(folder) {
  const file = path.join(folder, EMBED_VERSIONS, VERSIONS_FILE)
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).versions : []
}

/**
 * Fixes what `/embed.js` is now: the script as it is built, with the current release of each remote and its digests
 * written in front. Its bytes never change. The releases are pinned first, so that their files stay.
 * @param {ReturnType<typeof import('./release-store.mjs').releaseStore>} store
 * @param {import('./release-store.mjs').Allowed} allowed
 * @param {Date} now
 * @returns {Promise<EmbedVersion>} the one of before where nothing has changed since
 * @throws Refusal where the script is not built, or no remote can be loaded by digest
 */
export async function fixEmbedVersion(store, allowed, now) {
  const script = path.join(store.folder, 'embed/embed.js')
  if (!fs.existsSync(script)) throw new Refusal('state', `${script} is not there: npm run build -- embed`)
  const current = Object.entries(store.read().remotes).flatMap(([remote, [release]]) => {
    const modules = modulesIn(store.folderOf(remote, release.version))
    return modules ? [{ remote, release, modules }] : []
  })
  if (current.length === 0) throw new Refusal('state', 'no remote has a release that is loaded by digest')
  const bytes = withReleases(fs.readFileSync(script), current)
  const integrity = digestOf(bytes)
  const releases = Object.fromEntries(current.map(({ remote, release }) => [remote, release.version]))
  const known = embedVersionsIn(store.folder).find((one) => one.integrity === integrity && !one.sunset)
  if (known) return known
  const day = now.toISOString().slice(0, 10).replaceAll('-', '')
  if (allowed.dryRun) return { version: `${INTERFACE}.${day}.?`, integrity, since: now.toISOString(), releases }
  const reason = allowed.reason ?? 'a fixed version of /embed.js'
  let { serial } = allowed
  const { history } = store.read()
  for (const { remote, release } of current) {
    // By a version that was fixed before, for one.
    if (history?.[remote]?.some(({ version, pinned }) => pinned && version === release.version)) continue
    const pinned = await store.pin(remote, release.version, { ...allowed, serial, reason })
    // Whoever named a serial meant that of before the first one: each gives the list the next.
    if (serial !== undefined) serial = pinned.serial
  }
  return change(store.folder, (versions) => {
    const number = versions.filter(({ version }) => version.startsWith(`${INTERFACE}.${day}.`)).length + 1
    const made = { version: `${INTERFACE}.${day}.${number}`, integrity, since: now.toISOString(), releases }
    writeWhole(path.join(store.folder, EMBED_VERSIONS, `${made.version}.js`), bytes)
    return { made, versions: [made, ...versions] }
  })
}

/**
 * Gives notice that a fixed version ends: browsers are told by headers from now on, and get it no more after that day.
 * @param {string} folder a site's folder
 * @param {string} version
 * @param {{ on?: string, now: Date, dryRun?: boolean }} when `on` is a day such as `2028-01-31`; default: the earliest
 * @returns {EmbedVersion}
 * @throws Refusal where there is no such version, or the day is less than a year away
 */
export function retireEmbedVersion(folder, version, { on, now, dryRun = false }) {
  const sunset = sunsetOf({ on, now })
  /** @param {EmbedVersion[]} versions */
  const marked = (versions) => {
    const found = versions.find((one) => one.version === version)
    if (!found) throw new Refusal('state', `/embed/${version}.js was never fixed`)
    const made = { ...found, noticed: found.noticed ?? now.toISOString(), sunset: sunset.toISOString() }
    return { made, versions: versions.map((one) => (one === found ? made : one)) }
  }
  return dryRun ? marked(embedVersionsIn(folder)).made : change(folder, marked)
}

/**
 * Changes the list while no other process does. `work` answers the version that it is about, and all of them.
 * @param {string} folder
 * @param {(versions: EmbedVersion[]) => { made: EmbedVersion, versions: EmbedVersion[] }} work
 */
function change(folder, work) {
  const place = path.join(folder, EMBED_VERSIONS)
  /** @param {() => void} stillMine */
  const write = (stillMine) => {
    const { made, versions } = work(embedVersionsIn(folder))
    stillMine()
    writeWhole(path.join(place, VERSIONS_FILE), `${JSON.stringify({ versions }, null, 2)}\n`)
    return made
  }
  return underLock(path.join(place, '.lock'), write, undefined, 'the fixed versions of /embed.js')
}

/**
 * Digests of the modules that a release begins with, its entry first.
 * @param {string} folder of its files
 * @returns {Record<string, string> | undefined} nothing where it was built without them
 */
export function modulesIn(folder) {
  const file = path.join(folder, INTEGRITY_FILE)
  const digests = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {}
  const modules = MODULES.filter((name) => digests[name]).map((name) => [name, digests[name]])
  return modules.length > 0 ? Object.fromEntries(modules) : undefined
}

/**
 * The script with releases in front (shared/embed/src/releases/carried.ts), as the server writes the current ones
 * (backend/src/site/embed/carrying-scripts.ts), without a signature: the page's `integrity` stands for all of it.
 * @param {Buffer} script as it is built
 * @param {{ remote: string, release: { version: string }, modules: Record<string, string> }[]} current
 */
export function withReleases(script, current) {
  const releases = current.map(({ remote, release, modules }) => [
    remote,
    { folder: `/remotes/${remote}/${release.version}/`, modules },
  ])
  const carried = { isFixed: true, releases: Object.fromEntries(releases) }
  return Buffer.concat([Buffer.from(`globalThis.yawmiCarried=${JSON.stringify(carried)};\n`), script])
}

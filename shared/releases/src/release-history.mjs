import { retentionReason } from './retention.mjs'

/** @import { Declaration, Release } from '@yawmi/contract' */

/** Versions in the public list: the current one, and good ones to fall back to. */
const LISTED = 3
/** Records of versions that are no more: the bad ones must be known. */
const RECORDS = 200

/**
 * One remote's versions, the current one first, then as they were current before.
 * @typedef {object} Version
 * @property {string} version
 * @property {string} [manifest] its address; without it the version is collected and only a record.
 * @property {Declaration} [declaration]
 * @property {string} [integrity] digest of its digests (integrity.mjs); none of what was built before there were any.
 * @property {string} since when it became current, as ISO text.
 * @property {string} [until] when it ceased to be.
 * @property {string} [bad] when it was rolled back: it is never fallen back to, nor made current by itself.
 * @property {true} [draft] made by `npm run dev`.
 * @property {true} [pinned] somebody holds it: its files stay.
 * @property {string} [noticed] when its end was announced to whoever holds it. @property {string} [sunset] when it ends.
 */

/**
 * A remote's versions as the file says them. What is listed is the truth of what is current, also where somebody wrote
 * it by hand, or where a list is older than histories.
 * @param {Release[] | undefined} listed @param {Version[] | undefined} history
 * @param {Date} now
 * @returns {Version[]}
 */
export function versionsOf(listed = [], history = [], now) {
  const known = new Map(history.map((version) => [version.version, version]))
  const at = now.toISOString()
  const shown = listed.map((release, index) => {
    const { until = at, ...version } = { since: at, ...known.get(release.version), ...release }
    return index === 0 ? version : { ...version, until }
  })
  const rest = history.filter(({ version }) => !listed.some((release) => release.version === version))
  return [...shown, ...rest.map((version) => ({ until: at, ...version }))]
}

/**
 * What pages are given: the current version, and the last good ones before it.
 * @param {Version[]} versions the current one has its files
 * @param {(version: Version) => boolean} isUsable
 */
export function listedOf(versions, isUsable) {
  const [current, ...before] = /** @type {(Version & Release)[]} */ (versions)
  return [current, ...before.filter((version) => isGood(version) && isUsable(version)).slice(0, LISTED - 1)].map(
    ({ version, manifest, integrity, declaration }) => ({ version, manifest, integrity, declaration }),
  )
}

/** @param {Version} version */
const isGood = ({ bad, manifest, declaration }) => !bad && Boolean(manifest && declaration)

/**
 * What the file keeps beside the list. What is listed has its declaration there.
 * @param {Version[]} versions @param {{ version: string }[]} listed
 */
export function historyOf(versions, listed) {
  /** @param {Version} version */
  const isListed = ({ version }) => listed.some((release) => release.version === version)
  return versions.map((version) => (isListed(version) ? recordOf(version) : version))
}

/** @param {Version} version @returns {Version} */
const recordOf = ({ manifest: _manifest, integrity: _integrity, declaration: _declaration, ...record }) => record

/**
 * Makes a version current; `release` may be new or known. One that somebody holds stays pinned, whatever brings it back: a build
 * or a candidate of the same version says nothing of that.
 * @param {Version[]} versions @param {Omit<Version, 'since'>} release @param {Date} now
 * @returns {Version[]}
 */
export function makeCurrent(versions, release, now) {
  const at = now.toISOString()
  const others = versions.filter(({ version }) => version !== release.version)
  const pinned = versions.find(({ version }) => version === release.version)?.pinned
  const { until: _until, bad: _bad, noticed: _noticed, sunset: _sunset, ...current } = { ...release, since: at }
  return [
    { ...current, ...(pinned && { pinned }) },
    ...others.map((version, index) => (index === 0 ? { ...version, until: version.until ?? at } : version)),
  ]
}

/**
 * Goes back to a good version before the current one, and marks what was current since then bad.
 * @param {Version[]} versions
 * @param {(version: Version) => boolean} isUsable whether its files are there and its declaration is sound
 * @param {Date} now
 * @param {string} [to] the version; the last good one by default
 * @returns {Version[] | undefined} undefined where there is none to go back to
 */
export function goBack(versions, isUsable, now, to) {
  const [, ...before] = versions
  /** @param {Version} version */
  const isMeant = ({ version }) => to === undefined || version === to
  const target = before.find((version) => isMeant(version) && isGood(version) && isUsable(version))
  if (!target) return undefined
  const at = now.toISOString()
  const since = to === undefined ? 1 : versions.indexOf(target)
  const marked = versions.map((version, index) =>
    index < since ? { ...version, until: index === 0 ? at : version.until, bad: version.bad ?? at } : version,
  )
  return makeCurrent(marked, target, now)
}

/**
 * Parts what must stay from what nobody can need any more: those keep a record without files.
 * @param {Version[]} versions @param {{ version: string }[]} listed @param {Date} now
 * @param {(version: string) => string | undefined} lastLoadOf when pages last loaded a version, as ISO text
 */
export function collect(versions, listed, now, lastLoadOf) {
  /** @param {Version} version */
  const isListed = ({ version }) => listed.some((release) => release.version === version)
  /** @param {Version} version */
  const isRetained = (version) =>
    isListed(version) || retentionReason(version, lastLoadOf(version.version), now) !== undefined
  const retained = versions.map((version) => (isRetained(version) ? version : recordOf(version)))
  return retained.filter((version, index) => version.manifest || version.bad || index < RECORDS).slice(0, 5 * RECORDS)
}

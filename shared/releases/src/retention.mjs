/** Milliseconds that a version stays after it ceased to be current: pages stay open, and ask for chunks late. */
const RETENTION_MS = 24 * 60 * 60_000
/** The same since pages last reported that they loaded it: integrators hold versions, and pages lie in caches. */
const LOADED_RETENTION_MS = 30 * RETENTION_MS
/** The same for versions that wait to be promoted. */
const CANDIDATE_RETENTION_MS = 14 * RETENTION_MS
/** The same for versions that `npm run dev` makes, one for each change, whether or not somebody looked at them. */
const DRAFT_RETENTION_MS = 10 * 60_000

/**
 * Why the files of a version stay that is neither listed nor waits to be promoted (docs/adr/0092).
 * @param {import('./release-history.mjs').Version} version
 * @param {string | undefined} lastLoad when pages last reported that they loaded it, as ISO text
 * @param {Date} now
 * @returns {'announced' | 'pinned' | 'recent' | 'loaded' | undefined} undefined where nobody needs them any more
 */
export function retentionReason({ until, draft, pinned, sunset }, lastLoad, now) {
  // What was announced is kept: whoever holds it has until that day, and nothing after it.
  if (sunset !== undefined) return new Date(sunset) > now ? 'announced' : undefined
  // What is no time counts as now: files that are gone do not come back.
  const isWithin = (/** @type {string | undefined} */ time, /** @type {number} */ ms) =>
    !(now.getTime() - Date.parse(time ?? '') > ms)
  if (pinned) return 'pinned'
  if (isWithin(until, draft ? DRAFT_RETENTION_MS : RETENTION_MS)) return 'recent'
  return !draft && lastLoad !== undefined && isWithin(lastLoad, LOADED_RETENTION_MS) ? 'loaded' : undefined
}

/**
 * The candidates that may still be promoted.
 * @param {import('./release-history.mjs').Version[]} candidates @param {Date} now
 * @param {string} [open] version of the open canary, which waits for as long as it is open
 */
export const collectCandidates = (candidates, now, open) =>
  candidates.filter(
    ({ version, since }) => version === open || now.getTime() - Date.parse(since) <= CANDIDATE_RETENTION_MS,
  )

/** Whether a folder that no version is known of is old enough to go. @param {number} modified @param {Date} now */
export const isForgotten = (modified, now) => now.getTime() - modified > RETENTION_MS

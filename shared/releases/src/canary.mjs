import { arrayOf, candidatesOf, setCandidates } from './list-state.mjs'
import { digestOfJson } from './record.mjs'
import { badMessage, Refusal } from './refusal.mjs'

/** @import { Release } from '@yawmi/contract' */
/** @import { ReleaseList } from './list-state.mjs' */
/** @import { Version } from './release-history.mjs' */

/**
 * Whom a canary is for. Each part adds visitors.
 * @typedef {object} Audience
 * @property {number} [share] percent of devices.
 * @property {string[]} [brands] by id.
 * @property {true} [testers] nobody but whoever opens a tester link.
 */
/**
 * A version that some visitors get beside the current one, in the list's `canaries` by remote (docs/adr/0074).
 * @typedef {Audience & { release: Release, together?: string[], since: string }} Canary
 */

/**
 * The canary of a remote, of a list or of what has as much of one as is looked at.
 * @template {object} Open
 * @param {{ canaries?: Record<string, Open> }} state @param {string} remote @returns {Open | undefined}
 */
export const canaryOf = (state, remote) => state.canaries?.[remote]

/**
 * The remotes whose canaries go together with that of one: which name each other, for another may have been opened anew alone.
 * @param {{ canaries?: Record<string, { together?: string[] }> }} state @param {string} remote
 * @returns {string[]} itself first
 */
export const canaryGroup = (state, remote) => [
  remote,
  ...(canaryOf(state, remote)?.together ?? []).filter((other) => canaryOf(state, other)?.together?.includes(remote)),
]

/** @param {ReleaseList} state changed @param {string} remote @param {Canary | undefined} canary */
function setCanary(state, remote, canary) {
  const { [remote]: _before, ...others } = state.canaries ?? {}
  const all = canary ? { ...others, [remote]: canary } : others
  if (Object.keys(all).length > 0) state.canaries = all
  else delete state.canaries
}

/** Takes a canary away, without a judgement of its version. @param {ReleaseList} state @param {string} remote */
export const endCanary = (state, remote) => setCanary(state, remote, undefined)

/**
 * Has a list name a version for a part of the visitors.
 * @param {ReleaseList} state changed
 * @param {string} remote @param {string | undefined} version the present canary by default, or the newest candidate
 * @param {{ audience: Audience, together: string[], at: Date }} how
 * @param {{ reason?: string }} allowed
 * @returns {Release}
 * @throws Refusal where there is none that could be a canary
 */
export function beginCanary(state, remote, version, { audience, together, at }, { reason }) {
  const before = canaryOf(state, remote)
  const listed = arrayOf(state.remotes[remote])
  if (listed.length === 0) throw new Refusal('state', `nothing of ${remote} is released: publish makes it current`)
  /** @type {Omit<Version, 'since'>[]} */
  const known = [
    ...(before ? [before.release] : []),
    ...candidatesOf(state, remote),
    ...arrayOf(state.history?.[remote]),
  ]
  const found =
    version === undefined
      ? known.slice(0, before ? 1 : candidatesOf(state, remote).length)[0]
      : known.find((one) => one.version === version)
  if (listed.some((one) => one.version === (version ?? found?.version)))
    throw new Refusal(
      'state',
      `${remote} ${version ?? found?.version} is current, or a fall-back of it: every visitor has it already`,
    )
  if (!found?.manifest || !found.declaration)
    throw new Refusal(
      'state',
      version === undefined
        ? `${remote} has no candidate: npm run release -- publish ${remote} --candidate makes one`
        : `${remote} has no version ${version} with its files: npm run release -- list ${remote} names those it has`,
    )
  if (found.bad && !reason) throw new Refusal('bad', badMessage(remote, found.version, found.bad))
  const { manifest, integrity, declaration } = found
  const release = { version: found.version, manifest, integrity, declaration }
  if (before && before.release.version !== found.version) leave(state, remote, before.release, at)
  setCanary(state, remote, {
    release,
    ...audience,
    ...(together.length > 0 && { together }),
    since: at.toISOString(),
  })
  return release
}

/**
 * Canaries of which some devices have one without the other, for their shares differ: what signs in and what shows the account, say,
 * would be of two versions that nobody opened together.
 * @param {ReleaseList} state @param {string} remote @returns {string[]} a sentence for each other remote
 */
export function splitShares(state, remote) {
  const own = canaryOf(state, remote)?.share ?? 0
  const apart = Object.keys(state.canaries ?? {}).filter(
    (other) => !canaryGroup(state, remote).includes(other) && (canaryOf(state, other)?.share ?? 0) !== own,
  )
  return apart.map(
    (other) =>
      `the canary of ${remote} is for ${own} % of devices and that of ${other} for ${canaryOf(state, other)?.share ?? 0} %: ` +
      `those between have one without the other. Where they need each other, canary ${remote} --with ${other} opens them as one`,
  )
}

/**
 * Ends a canary and those of remotes that go with it. Their versions are marked bad, unless they are good.
 * @param {ReleaseList} state changed
 * @param {string} remote @param {{ isGood: boolean, since?: string, at: Date }} how
 * @returns {string} the version
 */
export function withdrawCanary(state, remote, { isGood, since, at }) {
  const canary = canaryOf(state, remote)
  if (!canary || (since !== undefined && canary.since !== since))
    throw new Refusal(
      'state',
      `${remote} has no open canary, or another one by now: npm run release -- status ${remote} says which, and why one was withdrawn`,
    )
  for (const name of canaryGroup(state, remote)) {
    const { release } = canaryOf(state, name) ?? canary
    endCanary(state, name)
    if (isGood) leave(state, name, release, at)
    else markBad(state, name, release, at)
  }
  return canary.release.version
}

/**
 * A version that was open and is no more waits, or stays for pages that are open, from now on: however long ago it was built.
 * @param {ReleaseList} state changed @param {string} remote @param {Release} release @param {Date} at
 */
function leave(state, remote, { version }, at) {
  const until = at.toISOString()
  const candidates = candidatesOf(state, remote)
  const history = arrayOf(state.history?.[remote])
  setCandidates(
    state,
    remote,
    candidates.map((one) => (one.version === version ? { ...one, since: until, until } : one)),
  )
  const left = history.map((one) => (one.version === version ? { ...one, until } : one))
  state.history = { ...state.history, [remote]: left }
}

/**
 * A version that was never current gets a place at the end of the remote's history, for nobody falls back to it. Pages that have
 * it are open, also where it had been current long ago.
 * @param {ReleaseList} state changed @param {string} remote @param {Release} release @param {Date} at
 */
function markBad(state, remote, release, at) {
  const bad = at.toISOString()
  const history = arrayOf(state.history?.[remote])
  const isKnown = history.some(({ version }) => version === release.version)
  const [found] = candidatesOf(state, remote).filter(({ version }) => version === release.version)
  const marked = isKnown
    ? history.map((known) => (known.version === release.version ? { ...known, ...release, until: bad, bad } : known))
    : [...history, { ...release, since: found?.since ?? bad, until: bad, bad }]
  state.history = { ...state.history, [remote]: marked }
  setCandidates(
    state,
    remote,
    candidatesOf(state, remote).filter(({ version }) => version !== release.version),
  )
}

/**
 * Digests of the canaries that differ between two lists; null of one that ended, undefined where none differs.
 * @param {ReleaseList} before @param {ReleaseList} after
 * @returns {Record<string, string | null> | undefined}
 */
export function changedCanaries(before, after) {
  const remotes = new Set([...Object.keys(before.canaries ?? {}), ...Object.keys(after.canaries ?? {})])
  /** @param {ReleaseList} state @param {string} remote */
  const digest = (state, remote) => (canaryOf(state, remote) ? digestOfJson(canaryOf(state, remote)) : null)
  const changed = [...remotes].filter((remote) => digest(before, remote) !== digest(after, remote))
  return changed.length > 0 ? Object.fromEntries(changed.map((remote) => [remote, digest(after, remote)])) : undefined
}

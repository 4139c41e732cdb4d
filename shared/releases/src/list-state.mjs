/** Parts of a release list, which may be written by hand or by older tools. */

/** @import { Declaration, Release } from '@yawmi/contract' */
/** @import { Canary } from './canary.mjs' */
/** @import { Version } from './release-history.mjs' */

/**
 * A release list as its file has it, by remote. One that was written by hand, or before there were records, may have
 * nothing but `remotes`.
 * @typedef {object} ReleaseList
 * @property {Record<string, Release[]>} remotes what pages are given: the current version, and those to fall back to.
 * @property {Record<string, Version[]>} [history] every version that was current, the last one first.
 * @property {Record<string, Version[]>} [candidates] those that wait to be promoted, the newest first.
 * @property {Record<string, Canary>} [canaries] those that are open to a part of the visitors.
 * @property {Record<string, Held>} [held] remotes whose new versions wait until somebody promotes them.
 * @property {number} [serial] of the act that made the list.
 * @property {string} [head] digest of that act's line of the record.
 */
/** @typedef {{ since: string, reason?: string }} Held `since`: as ISO text */

/**
 * Whether a release's declaration is as the contract wants it.
 * @template {{ declaration?: unknown }} T
 * @param {T | undefined} release @param {Pick<import('./contract-rules.mjs').ContractRules, 'declarationFaults'>} rules
 * @returns {release is T & { declaration: Declaration }}
 */
export const isSound = (release, { declarationFaults }) => declarationFaults(release?.declaration).length === 0
/** @template T @param {T[] | undefined} value @returns {T[]} */
export const arrayOf = (value) => (Array.isArray(value) ? value.filter(Boolean) : [])

/** A remote's versions that wait to be promoted, the newest first. @param {ReleaseList} state @param {string} remote */
export const candidatesOf = (state, remote) => arrayOf(state.candidates?.[remote])
/** @param {ReleaseList} state changed @param {string} remote @param {Version[]} candidates */
export function setCandidates(state, remote, candidates) {
  const { [remote]: _before, ...others } = state.candidates ?? {}
  const all = candidates.length > 0 ? { ...others, [remote]: candidates } : others
  if (Object.keys(all).length > 0) state.candidates = all
  else delete state.candidates
}
/** @param {ReleaseList} state changed @param {string} remote @param {Held | undefined} held */
export function setHeld(state, remote, held) {
  const { [remote]: _before, ...others } = state.held ?? {}
  const all = held ? { ...others, [remote]: held } : others
  if (Object.keys(all).length > 0) state.held = all
  else delete state.held
}

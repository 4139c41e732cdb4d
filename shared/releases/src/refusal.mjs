/**
 * Rules that an act may be against. `identity`: the key may not do that; `conflict`: the list has changed meanwhile;
 * `altered`: list or record are not what was signed; `state`: nothing to act on, such as a version that there is none of.
 * @typedef {'declaration' | 'taken' | 'dropped' | 'bad' | 'files' | 'types' | 'tests' | 'incompatible' | 'budget' | 'embed' | 'identity' | 'conflict' | 'altered' | 'state'} Reason
 */

/** A release that would break something: what, and what to do. `reason` says which rule it is against. */
export class Refusal extends Error {
  /** @param {Reason} reason @param {string} message */
  constructor(reason, message) {
    super(message)
    this.reason = reason
  }
}

/** @param {string} remote @param {string} version @param {string} since when it was rolled back, as ISO text */
export const badMessage = (remote, version, since) =>
  `${remote} ${version} was rolled back at ${since}: change its sources, or release it with --reason "why it is good now"`

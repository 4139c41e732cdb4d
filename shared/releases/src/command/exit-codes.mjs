/**
 * What a release command ends with, for pipelines (docs/releasing.md). By the reason of a refusal; 1 is anything else.
 * @type {Record<import('../refusal.mjs').Reason, number> & Partial<Record<string, number>>}
 */
const BY_REASON = {
  declaration: 3,
  taken: 3,
  dropped: 3,
  bad: 3,
  files: 3,
  types: 3,
  tests: 3,
  incompatible: 3,
  budget: 3,
  embed: 3,
  state: 3,
  identity: 4,
  conflict: 5,
  altered: 6,
}

/** @param {unknown} error @returns {number} */
export const exitCodeOf = (error) => BY_REASON[/** @type {{ reason?: string }} */ (error)?.reason ?? ''] ?? 1

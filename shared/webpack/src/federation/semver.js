/** @param {string} version */
const parse = (version) => version.split('.').map((part) => Number.parseInt(part, 10) || 0)

/** @param {number[]} one @param {number[]} other */
const compare = (one, other) => [0, 1, 2].map((part) => (one[part] ?? 0) - (other[part] ?? 0)).find(Boolean) ?? 0

/**
 * Stands in the federation runtime for its semantic versions, for the ranges that occur: shared modules are required by
 * caret ranges (shared-modules.mjs), and the runtime compares versions by `<=`.
 * @param {string} version @param {string} range
 */
export function satisfy(version, range) {
  const offered = parse(version)
  const needed = parse(range.replace(/^\D+/, ''))
  if (range.startsWith('<=')) return compare(offered, needed) <= 0
  if (range.startsWith('^')) return offered[0] === needed[0] && compare(offered, needed) >= 0
  return range === '*' || compare(offered, needed) === 0
}

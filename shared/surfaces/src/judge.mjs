import { changesOf } from './compare-surfaces.mjs'
import { packageOf } from './entries.mjs'

/** Changes named in a sentence. */
const NAMED = 5

/**
 * What is recorded of the shared packages.
 * @typedef {{ versions: Record<string, string>, reports: Record<string, string> }} Recorded by package, and by module
 */

/**
 * Whether each package has the version that the changes of its surface need.
 * @param {Recorded} recorded @param {Recorded} current
 * @returns {{ faults: string[], stale: string[] }} `faults`: sentences, each with the version that is needed; `stale`: packages
 *   with the right version, of which something else is recorded
 */
export function judge(recorded, current) {
  const faults = []
  const stale = []
  for (const name of Object.keys(current.versions)) {
    const [from, to] = [recorded.versions[name], current.versions[name] ?? '']
    const modules = Object.keys(current.reports).filter((module) => packageOf(module) === name)
    if (from === undefined) {
      stale.push(name)
      continue
    }
    const changes = modules.flatMap((module) =>
      changesIn(module, recorded.reports[module], current.reports[module] ?? ''),
    )
    const needed = versionAfter(from, changes)
    if (isBelow(to, needed)) faults.push(sentence({ name, from, to, needed, changes }))
    else if (to !== from || modules.some((module) => recorded.reports[module] !== current.reports[module]))
      stale.push(name)
  }
  return { faults, stale }
}

/** @param {string} module @param {string | undefined} before @param {string} after */
const changesIn = (module, before, after) =>
  before === undefined
    ? [{ level: /** @type {const} */ ('minor'), what: `${module} is added` }]
    : changesOf(before, after)

/** @param {string} from @param {import('./compare-surfaces.mjs').Change[]} changes */
function versionAfter(from, changes) {
  const [major = 0, minor = 0] = from.split('.').map(Number)
  if (changes.some(({ level }) => level === 'major')) return `${major + 1}.0.0`
  return changes.length > 0 ? `${major}.${minor + 1}.0` : from
}

/** @param {string} one @param {string} other */
function isBelow(one, other) {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number))
  const index = (a ?? []).findIndex((part, at) => part !== b?.[at])
  return index >= 0 && Number(a?.[index]) < Number(b?.[index])
}

/**
 * @typedef {import('./compare-surfaces.mjs').Change} Change
 * @param {{ name: string, from: string, to: string, needed: string, changes: Change[] }} fault
 */
function sentence({ name, from, to, needed, changes }) {
  const file = `shared/${name.replace('@yawmi/', '')}/package.json`
  if (changes.length === 0) return `${name} is ${to} in ${file}, and ${from} is recorded: a version only rises`
  // What needs the higher version is said first.
  const first = changes.toSorted((one, two) => (one.level < two.level ? -1 : one.level > two.level ? 1 : 0))
  const level = first[0].level
  const words = first
    .slice(0, NAMED)
    .map(({ what }) => what)
    .join(', ')
  const more = changes.length > NAMED ? ` and ${changes.length - NAMED} more` : ''
  return (
    `${name} ${from} has another surface: ${words}${more}. ` +
    `It needs the ${level} version ${needed}: write that into ${file} in the place of ${to}, then npm run surfaces`
  )
}

import ts from 'typescript'
import { typeComparison } from './compare-types.mjs'
import { parseReport } from './parse-report.mjs'

/**
 * What one change of a surface is to those who use it. `level`: the version that it needs; `what`: its place, such as
 * `ButtonProps.loading`, with what has become of it.
 * @typedef {{ level: 'major' | 'minor', what: string }} Change
 */

/**
 * How a module's surface differs from what it was, name by name.
 * @param {string} before report of API Extractor
 * @param {string} after
 * @returns {Change[]} in the order of names; none where nobody would notice
 */
export function changesOf(before, after) {
  const [was, is] = [parseReport(before), parseReport(after)]
  const { changes, compareNames, usedTypes } = typeComparison(was, is)
  const common = [...was.exported.keys()].filter((name) => is.exported.has(name))
  for (const name of was.exported.keys())
    if (!is.exported.has(name)) changes.push({ level: 'major', what: `${name} is removed` })
  for (const name of is.exported.keys())
    if (!was.exported.has(name)) changes.push({ level: 'minor', what: `${name} is added` })

  const [localBefore, localAfter] = [was, is].map(
    ({ exported }) =>
      (/** @type {string} */ name) =>
        exported.get(name) ?? name,
  )
  /** @param {string} name */
  const isValue = (name) => hasValue(was, localBefore(name))
  /** @param {string} name @param {boolean} given */
  const compare = (name, given) => compareNames(localBefore(name), localAfter(name), { given, whole: true }, name)
  for (const name of common.filter(isValue)) {
    if (hasValue(is, localAfter(name))) compare(name, true)
    else changes.push({ level: 'major', what: `${name} is a type alone now` })
  }
  // A type counts as it is used by values: given to remotes, or made by them; one that no value uses as both.
  for (const name of common.filter((name) => !isValue(name) && !usedTypes.has(localBefore(name))))
    for (const given of [true, false]) compare(name, given)
  return unique(changes)
}

/**
 * What comes from another module counts as a value.
 * @param {import('./parse-report.mjs').Surface} surface @param {string} name
 */
const hasValue = ({ declared }, name) => declared.get(name)?.some((node) => !isType(node)) ?? true
/** @param {ts.Node} node */
const isType = (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)

/** One sentence for each place, the graver one where it is reached in two ways. @param {Change[]} changes */
function unique(changes) {
  /** @type {Map<string, Change>} */
  const byPlace = new Map()
  for (const change of changes) {
    const place = change.what.split(' ')[0]
    if (byPlace.get(place)?.level !== 'major') byPlace.set(place, change)
  }
  return [...byPlace.values()].sort((one, two) => (one.what < two.what ? -1 : 1))
}

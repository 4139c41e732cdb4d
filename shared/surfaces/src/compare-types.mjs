import { formOf } from './type-forms.mjs'

/**
 * How a type is met. `given`: remotes get values of it, rather than make them for the package; `whole`: as it is, not only
 * by single members of it (`keyof T`, `T[K]`), so that a member more must be made too.
 * @typedef {{ given: boolean, whole: boolean }} Use
 * @typedef {import('./compare-surfaces.mjs').Change} Change
 * @typedef {import('typescript').Node} Node
 * @typedef {import('./type-forms.mjs').Form} Form
 * @typedef {(old: Form, now: Form, use: Use, place: string) => void} Compare
 * @typedef {Extract<Form, { kind: 'members' }>} Members
 * @typedef {Extract<Form, { kind: 'signature' }>} Signature
 * @typedef {Extract<Form, { kind: 'union' }>} Union
 * @typedef {Extract<Form, { kind: 'name' }>} Name
 * @typedef {Extract<Form, { kind: 'list' }>} List
 */

/**
 * Compares types of two surfaces by what they are, whatever they are called within their reports and in which order their
 * parts stand.
 * @param {import('./parse-report.mjs').Surface} was @param {import('./parse-report.mjs').Surface} is
 */
export function typeComparison(was, is) {
  /** @type {Change[]} */
  const changes = []
  /** @type {Set<string>} */
  const seen = new Set()
  /** Names that values use. @type {Set<string>} */
  const usedTypes = new Set()

  /** @param {string} place @param {string} what */
  const major = (place, what) => changes.push({ level: 'major', what: `${place} ${what}` })
  /** @param {string} place @param {string} what */
  const minor = (place, what) => changes.push({ level: 'minor', what: `${place} ${what}` })

  /** @param {string} before @param {string} after names within the reports @param {Use} use @param {string} place */
  function compareNames(before, after, use, place) {
    const [old, now] = [was.declared.get(before), is.declared.get(after)]
    if (!old || !now) {
      const from = old ? 'here' : (was.imported.get(before) ?? before)
      const to = now ? 'here' : (is.imported.get(after) ?? after)
      if (from !== to) major(place, 'is changed: it is of another module')
      return
    }
    const key = [before, after, use.given, use.whole].join()
    usedTypes.add(before)
    if (seen.has(key)) return
    seen.add(key)
    if (old.length !== now.length) return void major(place, 'is changed')
    old.forEach((node, index) => compare(node, now[index], use, place))
  }

  /**
   * @param {Node | undefined} before @param {Node | undefined} after @param {Use} use @param {string} place
   * @returns {void}
   */
  function compare(before, after, use, place) {
    if (!before || !after) return void (before !== after && major(place, 'is changed'))
    const forms = [formOf(before, was), formOf(after, is)]
    // One case is a union of one.
    const isUnion = forms.some(({ kind }) => kind === 'union')
    const [old, now] = isUnion ? [casesOf(forms[0], before), casesOf(forms[1], after)] : forms
    if (old.kind !== now.kind) return void major(place, 'is changed')
    const by = /** @type {Compare} */ ({ members, signature, union, list, name }[old.kind])
    by(old, now, use, place)
  }

  /** @param {Form} form @param {Node} node @returns {Form} */
  const casesOf = (form, node) => (form.kind === 'union' ? form : { kind: 'union', parts: [node] })

  /** @param {Name} old @param {Name} now @param {Use} use @param {string} place */
  function name(old, now, use, place) {
    compareNames(old.name, now.name, use, nameOf(old.name, place))
    list(old, now, use, place)
  }

  /** What a report declares is told of by its own name. @param {string} local @param {string} place */
  function nameOf(local, place) {
    if (!was.declared.has(local)) return place
    return [...was.exported].find(([, of]) => of === local)?.[0] ?? local
  }

  /** Parts in their order. @param {Name | List} old @param {Name | List} now @param {Use} use @param {string} place */
  function list(old, now, use, place) {
    if (old.head !== now.head || old.parts.length !== now.parts.length) return void major(place, 'is changed')
    const ofParts = old.byMember ? { ...use, whole: false } : use
    old.parts.forEach((part, index) => compare(part, now.parts[index], ofParts, place))
  }

  /** @param {Members} old @param {Members} now @param {Use} use @param {string} place */
  function members(old, now, use, place) {
    for (const [key, member] of old.members) {
      const at = place + key
      const other = now.members.get(key)
      if (!other) major(at, 'is removed')
      else {
        if (member.optional !== other.optional)
          (other.optional === use.given ? major : minor)(
            at,
            other.optional ? 'may be missing now' : 'is always there now',
          )
        if (member.modifiers !== other.modifiers) major(at, 'is changed')
        compare(member.type, other.type, { ...use, whole: true }, at)
      }
    }
    for (const [key, { optional }] of now.members) {
      if (old.members.has(key)) continue
      if (optional || use.given || !use.whole) minor(place + key, 'is added')
      else major(place + key, 'is added, and must be given')
    }
    same(old.bases, now.bases, use, place)
  }

  /** @param {Signature} old @param {Signature} now @param {Use} use @param {string} place */
  function signature(old, now, use, place) {
    if (old.generics !== now.generics) major(place, 'is changed')
    const taken = { given: !use.given, whole: true }
    old.parameters.forEach((parameter, index) => {
      const other = now.parameters[index]
      const at = `${place}(${index + 1})`
      if (!other) return void major(at, 'is no longer taken')
      if (parameter.rest !== other.rest) return void major(at, 'is changed')
      if (parameter.optional !== other.optional)
        (other.optional === taken.given ? major : minor)(
          at,
          other.optional ? 'may be missing now' : 'must be given now',
        )
      compare(parameter.type, other.type, taken, at)
    })
    now.parameters.slice(old.parameters.length).forEach(({ optional, rest }, index) => {
      const at = `${place}(${old.parameters.length + index + 1})`
      if (optional || rest || taken.given) minor(at, 'is added')
      else major(at, 'is added, and must be given')
    })
    compare(old.result, now.result, { ...use, whole: true }, `${place}()`)
  }

  /** @param {Union} old @param {Union} now @param {Use} use @param {string} place */
  function union(old, now, use, place) {
    const { lost, more } = unmatched(old.parts, now.parts, use)
    if (lost.length === 1 && more.length === 1) return compare(lost[0], more[0], use, place)
    // What remotes give may be more than before, what they get may be less.
    if (lost.length > 0 && more.length > 0) return void major(place, 'is changed')
    if (more.length > 0) (use.given ? major : minor)(place, 'has more cases')
    if (lost.length > 0) (use.given ? minor : major)(place, 'has fewer cases')
  }

  /** @param {Node[]} old @param {Node[]} now @param {Use} use @param {string} place */
  function same(old, now, use, place) {
    const { lost, more } = unmatched(old, now, use)
    if (lost.length === 1 && more.length === 1) return compare(lost[0], more[0], use, place)
    if (lost.length > 0 || more.length > 0) major(place, 'is changed')
  }

  /** Parts of either that the other has not. @param {Node[]} old @param {Node[]} now @param {Use} use */
  function unmatched(old, now, use) {
    const more = [...now]
    const lost = old.filter((part) => {
      const index = more.findIndex((other) => isSame(part, other, use))
      if (index >= 0) more.splice(index, 1)
      return index < 0
    })
    return { lost, more }
  }

  /** Compares without keeping what it found. @param {Node} before @param {Node} after @param {Use} use */
  function isSame(before, after, use) {
    const [found, known] = [changes.length, new Set(seen)]
    compare(before, after, use, '')
    const isAlike = changes.length === found
    if (!isAlike) {
      changes.length = found
      seen.clear()
      for (const key of known) seen.add(key)
    }
    return isAlike
  }

  return { changes, compareNames, usedTypes }
}

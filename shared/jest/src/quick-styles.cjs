const path = require('node:path')

const jsdom = path.dirname(
  require.resolve('jsdom/package.json', { paths: [require.resolve('jest-environment-jsdom')] }),
)
/** jsdom's own parts, from below its `living` folder. @param {string} file */
const inJsdom = (file) => require(path.join(jsdom, 'lib/jsdom/living', file))
const selectors = inJsdom('helpers/selectors.js')

const ATTRIBUTES = /\[[\w\s="'~^$*-]*\]/g
/** What functions, escapes and other letters may mean is for the engine. */
const PLAIN = /^[\w\s.,:>+~*#-]+$/
const LAST_COMPOUND = /[^\s>+~]+$/
const TYPE = /^[a-z][\w-]*/i
const CLASS = /\.([\w-]+)/g

/**
 * What an element must be for one alternative of a selector, as far as that is its name and its classes.
 * @typedef {{ type?: string, classes: string[] }} Need
 */

/** @type {Map<string, Need[]>} */
const needs = new Map()

/** @param {string} alternative @returns {Need} */
function needOf(alternative) {
  const [compound = ''] = LAST_COMPOUND.exec(alternative.trim()) ?? []
  return {
    type: TYPE.exec(compound)?.[0].toLowerCase(),
    classes: [...compound.matchAll(CLASS)].map(([, name]) => name),
  }
}

/** The needs of a selector's alternatives; none where any element may match. @param {string} selector */
function needsOf(selector) {
  if (needs.has(selector)) return /** @type {Need[]} */ (needs.get(selector))
  const plain = selector.replace(ATTRIBUTES, '')
  const found = PLAIN.test(plain) ? plain.split(',').map(needOf) : []
  const useful = found.every(({ type, classes }) => type || classes.length > 0) ? found : []
  needs.set(selector, useful)
  return useful
}

/** @param {Element} element */
const classesOf = (element) => ` ${element.getAttributeNS(null, 'class') ?? ''} `.replace(/[\t\n\f\r]/g, ' ')

/** @param {Element} element @param {Need[]} alternatives */
function mayMatch(element, alternatives) {
  const name = element.localName.toLowerCase()
  return alternatives.some(({ type, classes }) => {
    if (type && type !== name) return false
    if (classes.length === 0) return true
    const own = classesOf(element)
    return classes.every((one) => own.includes(` ${one} `))
  })
}

const { matchesDontThrow } = selectors
/**
 * jsdom holds each rule of each sheet, its own among them, against an element whenever the page has changed, and emotion makes
 * hundreds of rules. A rule whose last compound has another element's name, or a class that the element has not, cannot
 * match: it is left out before jsdom's selector engine is asked, which says the same at many times the cost.
 * @param {Element} element @param {unknown} selector
 */
selectors.matchesDontThrow = (element, selector) => {
  const alternatives = typeof selector === 'string' ? needsOf(selector) : []
  return (alternatives.length === 0 || mayMatch(element, alternatives)) && matchesDontThrow(element, selector)
}

const { implForWrapper } = inJsdom('generated/utils.js')

/**
 * Caches computed styles for as long as jsdom caches what it makes them of, which is until the document changes: a click and a
 * query by role ask for those of every element above, again and again.
 * @param {Window} window of one test file
 */
exports.cacheComputedStyles = (window) => {
  const compute = window.getComputedStyle
  const cached = new WeakMap()
  window.getComputedStyle = (element, pseudo) => {
    const { _ownerDocument: owner } = (element && implForWrapper(element)) ?? {}
    const style = pseudo ? undefined : cached.get(owner?._styleCache)?.get(element)
    if (style) return style
    const computed = compute(element, pseudo)
    if (pseudo) return computed
    const styles = cached.get(owner._styleCache) ?? new WeakMap()
    cached.set(owner._styleCache, styles.set(element, computed))
    return computed
  }
}

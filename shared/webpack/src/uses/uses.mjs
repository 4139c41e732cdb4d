import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { eventSchemas } from './events.mjs'
import { literal, parse, placeOf, sourcesIn, walk } from './sources.mjs'

/** Functions of the router's façade that go to a target. */
const GOES_TO = new Set(['go', 'href', 'navigate', 'push', 'replace', 'resolveTarget'])

/** A name with the place of its first use. @typedef {Record<string, string>} Places */
/**
 * What a remote's sources use of what others give: found as it is written; a name that is put together from parts is not.
 * @typedef {object} Uses
 * @property {Record<string, Places>} exports values by shared module.
 * @property {Places} calls of the API's client, by name.
 * @property {Places} sends events.
 * @property {Places} handles events.
 * @property {Places} reads events of which a handler takes the payload.
 * @property {Places} links routes by name.
 * @property {Record<string, import('./events.mjs').EventSchema>} events schemas of those that it sends or handles, as it was built
 */

/**
 * @param {string} dir folder of the remote
 * @param {string[]} sharedNames modules that it takes from its host
 * @returns {Uses}
 */
export function usesOf(dir, sharedNames) {
  const uses = noUses()
  for (const file of sourcesIn(dir)) noteUses(parse(file), new Set(sharedNames), uses)
  return { ...uses, events: schemasOf(uses) }
}

/** Events and links of what the shell is made from. @param {string[]} dirs */
export function usesOfShell(dirs) {
  const uses = noUses()
  for (const file of dirs.flatMap(sourcesIn)) noteUses(parse(file), new Set(), uses)
  const { sends, handles, reads } = uses
  return { sends, handles, reads }
}

/** What is found file by file. @typedef {Omit<Uses, 'events'>} Found */
/** Notes a name unless it was used before. @typedef {(places: Places, name: string, node: ts.Node) => void} Note */

/** @returns {Found} */
const noUses = () => ({ exports: {}, calls: {}, sends: {}, handles: {}, reads: {}, links: {} })

/** @param {{ sends: Places, handles: Places }} uses */
function schemasOf({ sends, handles }) {
  const schemas = eventSchemas()
  const used = [...new Set([...Object.keys(sends), ...Object.keys(handles)])].sort()
  return Object.fromEntries(used.map((name) => [name, schemas[name] ?? {}]))
}

/** @param {import('typescript').SourceFile} file @param {Set<string>} shared @param {Found} uses */
function noteUses(file, shared, uses) {
  /** @type {Note} */
  const note = (places, name, node) => void (places[name] ??= placeOf(file, node))
  walk(file, (node) => {
    if (ts.isImportDeclaration(node)) {
      const module = literal(node.moduleSpecifier) ?? ''
      if (!shared.has(module)) return
      for (const element of valuesOf(node))
        note((uses.exports[module] ??= {}), (element.propertyName ?? element.name).text, element)
    }
    if (ts.isCallExpression(node)) noteCall(node, uses, note)
    const target = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) ? node : undefined
    if (target?.name.getText() === 'to') noteTarget(target.initializer, uses, note)
  })
}

/** The imports of a statement that are no types. @param {import('typescript').ImportDeclaration} statement */
function valuesOf({ importClause }) {
  const named = importClause?.namedBindings
  if (!named || importClause.isTypeOnly || !ts.isNamedImports(named)) return []
  return named.elements.filter(({ isTypeOnly }) => !isTypeOnly)
}

/** @param {import('typescript').CallExpression} call @param {Found} uses @param {Note} note */
function noteCall({ expression, arguments: [first, handler] }, uses, note) {
  if (ts.isIdentifier(expression) && GOES_TO.has(expression.text)) noteTarget(first, uses, note)
  if (!ts.isPropertyAccessExpression(expression)) return
  const name = expression.name.text
  const of = expression.expression.getText()
  if (of === 'api') note(uses.calls, name, expression)
  const event = /\bbus$/.test(of) ? literal(first) : undefined
  if (event !== undefined && name === 'emit') note(uses.sends, event, expression)
  if (event !== undefined && name === 'on') {
    note(uses.handles, event, expression)
    const isWithout = handler && ts.isArrowFunction(handler) && handler.parameters.length === 0
    if (!isWithout) note(uses.reads, event, expression)
  }
  if (GOES_TO.has(name)) noteTarget(first, uses, note)
}

/**
 * A target such as `{ name: 'images' }`.
 * @param {import('typescript').Node | undefined} node @param {Found} uses @param {Note} note
 */
function noteTarget(node, uses, note) {
  const object = node && ts.isJsxExpression(node) ? node.expression : node
  if (!object || !ts.isObjectLiteralExpression(object)) return
  for (const property of object.properties) {
    const route =
      ts.isPropertyAssignment(property) && property.name.getText() === 'name' && literal(property.initializer)
    if (route) note(uses.links, route, property)
  }
}

/** Beside the source maps, which are not served either. */
const USES_FILE = '.maps/uses.json'

/** Writes down what a remote uses, for the check of releases. @param {string} out @param {Uses} uses */
export function writeUses(out, uses) {
  const file = path.join(out, USES_FILE)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, JSON.stringify(uses))
}

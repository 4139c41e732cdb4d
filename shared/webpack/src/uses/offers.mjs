import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { evaluate } from '@yawmi/releases/evaluate'
import { ROOT } from '../root.mjs'
import { eventSchemas } from './events.mjs'
import { literal, parse, walk } from './sources.mjs'
import { usesOfShell } from './uses.mjs'

/**
 * What a shell gives to remotes.
 * @typedef {object} Offers
 * @property {Record<string, string>} packages version by shared module.
 * @property {Record<string, string[]>} exports values by shared module of ours.
 * @property {Record<string, string>} calls of the API's client: the operation by name.
 * @property {string[]} operations of the contract that it was built with.
 * @property {Record<string, import('./events.mjs').EventSchema>} events
 * @property {string[]} slots that it shows.
 * @property {{ sends: Record<string, string>, handles: Record<string, string>, reads: Record<string, string> }} uses events of its own, with their places.
 */

/** Packages whose code runs in the shell and sends or handles events. */
const SHARED = ['api-client', 'dialogs', 'host', 'remote-kit', 'session']

/** The shell's list of what it shares. @typedef {{ sharedModules: Record<string, { version: string }> }} Shared */

/** @param {string} dir folder of the shell @returns {Promise<Offers>} */
export async function offersOf(dir) {
  const file = path.join(dir, 'src/remotes/shared-modules.ts')
  const { sharedModules } = /** @type {Shared} */ (await evaluate(file, { require: librariesOf(dir) }))
  const packages = Object.fromEntries(Object.entries(sharedModules).map(([name, { version }]) => [name, version]))
  const ours = Object.keys(packages).filter((name) => name.startsWith('@yawmi/'))
  const { OPERATIONS } = /** @type {{ OPERATIONS: Record<string, object> }} */ (
    await evaluate(path.join(ROOT, 'shared/contract/src/operations.ts'))
  )
  const { OTP_SLOT } = /** @type {{ OTP_SLOT: string }} */ (
    await evaluate(path.join(ROOT, 'shared/contract/src/constants.ts'))
  )
  return {
    packages,
    exports: Object.fromEntries(ours.map((name) => [name, exportsOf(entryOf(name))])),
    calls: callsOf(path.join(ROOT, 'shared/api-client/src/api.ts')),
    operations: Object.keys(OPERATIONS),
    events: eventSchemas(),
    slots: [OTP_SLOT],
    uses: usesOfShell([dir, ...SHARED.map((name) => path.join(ROOT, 'shared', name))]),
  }
}

/** Of libraries and packages their version is all that is looked at here. @param {string} dir folder of the shell */
export const librariesOf = (dir) => (/** @type {string} */ id) => {
  const name = id === 'react' ? id : /^(.+)\/package\.json$/.exec(id)?.[1]
  if (!name) return {}
  const { version } = JSON.parse(fs.readFileSync(path.join(dir, 'node_modules', name, 'package.json'), 'utf8'))
  return { version }
}

/** The source of a module of ours, such as `@yawmi/remote-kit/query`. @param {string} module */
function entryOf(module) {
  const [, name = '', ...rest] = module.split('/')
  const folder = path.join(ROOT, 'shared', name)
  const { exports } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const entry = exports[['.', ...rest].join('/')]
  return path.join(folder, typeof entry === 'string' ? entry : entry.default)
}

/** Values that a module exports by name; an index of ours has nothing else. @param {string} file @returns {string[]} */
export function exportsOf(file) {
  return parse(file)
    .statements.flatMap((statement) => {
      if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause))
        return statement.isTypeOnly
          ? []
          : statement.exportClause.elements.flatMap(({ isTypeOnly, name }) => (isTypeOnly ? [] : [name.text]))
      const isExported =
        ts.canHaveModifiers(statement) &&
        ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      if (!isExported) return []
      if (ts.isVariableStatement(statement))
        return statement.declarationList.declarations.map(({ name }) => name.getText())
      return (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name
        ? [statement.name.text]
        : []
    })
    .sort()
}

/** The functions of `createEndpoints`, each with the operation that it calls. @param {string} file @returns {Record<string, string>} */
function callsOf(file) {
  /** @type {Record<string, string>} */
  const calls = {}
  walk(parse(file), (node) => {
    if (!ts.isPropertyAssignment(node) || !ts.isArrowFunction(node.initializer)) return
    walk(node.initializer, (inner) => {
      if (!ts.isCallExpression(inner) || inner.expression.getText() !== 'call') return
      const operation = literal(inner.arguments[0])
      if (operation) calls[node.name.getText()] = operation
    })
  })
  return calls
}

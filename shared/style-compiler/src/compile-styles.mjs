import ts from 'typescript'
import { evaluate } from './evaluate.mjs'
import { moduleSource } from './module-source.mjs'
import { theme } from './theme.mjs'

/** A call's styles by name. @typedef {Record<string, object>} Styles */

/**
 * Functions of `@yawmi/ui` whose calls the build replaces by what they come to.
 * @type {Record<string, (value: Styles) => string | Record<string, string>>}
 */
const CALLS = {
  defineStyles: (value) => compileEach(value),
  defineBaseStyles: (value) => compileEach(value, 'recipes'),
  defineGlobalRules: () => theme().compileGlobalRules(),
}
const MENTIONS_ONE = new RegExp(`\\b(?:${Object.keys(CALLS).join('|')})\\(`)

/**
 * Replaces the styles of a module by compiled CSS. Lines keep their numbers.
 * @param {string} source TypeScript or TSX
 * @param {string} file its path
 * @returns {{ code: string, files: string[] } | undefined} `files`: what else the result is made of; undefined where
 * the module defines no style
 * @throws when a style is not a constant at the module's top level, made of constants
 */
export function compileStyles(source, file) {
  if (!MENTIONS_ONE.test(source)) return
  const module = moduleSource(file, source)
  const calls = callsIn(module.file)
  if (calls.length === 0) return
  const files = new Set(theme().files)
  let code = source
  for (const call of calls.reverse()) {
    const text = JSON.stringify(compileCall(module, call, files))
    const linesLeftOut = call.getText().split('\n').length - 1
    code = code.slice(0, call.getStart()) + text + '\n'.repeat(linesLeftOut) + code.slice(call.getEnd())
  }
  return { code, files: [...files] }
}

/** @param {ts.SourceFile} file @returns {ts.CallExpression[]} in the order of the source */
function callsIn(file) {
  /** @type {ts.CallExpression[]} */
  const found = []
  /** @param {ts.Node} node */
  const look = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text in CALLS) found.push(node)
    else ts.forEachChild(node, look)
  }
  look(file)
  return found
}

/** @param {import('./module-source.mjs').ModuleSource} module @param {ts.CallExpression} call @param {Set<string>} files */
function compileCall(module, call, files) {
  const { line } = module.file.getLineAndCharacterOfPosition(call.getStart())
  try {
    if (!isConstant(call)) throw new Error('styles are defined in constants at the top level of a module')
    const [argument] = call.arguments
    const { value, files: others } = argument ? evaluate(module, argument) : { value: undefined, files: [] }
    for (const other of others) files.add(other)
    return CALLS[call.expression.getText()](/** @type {Styles} */ (value))
  } catch (error) {
    throw new Error(`${module.path}:${line + 1}: ${error.message}`, { cause: error })
  }
}

/** @param {ts.CallExpression} call */
const isConstant = ({ parent }) => ts.isVariableDeclaration(parent) && ts.isSourceFile(parent.parent.parent.parent)

/** @param {Styles} styles @param {'recipes'} [layer] @returns {Record<string, string>} */
const compileEach = (styles, layer) =>
  Object.fromEntries(Object.entries(styles).map(([name, style]) => [name, theme().compileStyle(style, layer)]))

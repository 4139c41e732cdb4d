import vm from 'node:vm'
import ts from 'typescript'
import { moduleSource, resolveRelative } from './module-source.mjs'

/**
 * The value of an expression at a module's top level: evaluated with the declarations that it names, and with those of
 * modules of the same package that these come from. Nothing else of a module runs, so that it may be a component's.
 * @param {import('./module-source.mjs').ModuleSource} module
 * @param {ts.Expression} expression
 * @returns {{ value: unknown, files: Set<string> }} `files`: other modules that the value is made of
 * @throws when it needs what is known at run time only
 */
export function evaluate(module, expression) {
  /** @type {Set<string>} */
  const files = new Set()
  const statements = slice(module, expression, files)
  const result = { exports: undefined }
  compile(`${statements.join('\n')}\nmodule.exports = (${expression.getText()})`)(result)
  return { value: result.exports, files }
}

/**
 * Declarations that a node needs, each after those that it needs itself.
 * @param {import('./module-source.mjs').ModuleSource} module @param {ts.Node} node
 * @param {Set<string>} files @param {Set<ts.Node>} seen declarations that are there already
 * @returns {string[]}
 */
function slice(module, node, files, seen = new Set()) {
  return [...namesIn(node)].flatMap((name) => declarationOf(module, name, files, seen))
}

/**
 * @param {import('./module-source.mjs').ModuleSource} module @param {string} name
 * @param {Set<string>} files @param {Set<ts.Node>} seen
 * @returns {string[]}
 */
function declarationOf(module, name, files, seen) {
  const imported = module.imported.get(name)
  if (imported) return declarationElsewhere(module, name, imported, files, seen)
  const declaration = module.declared.get(name)
  if (!declaration || seen.has(declaration)) return []
  seen.add(declaration)
  return [...slice(module, declaration, files, seen), declaration.getText().replace(/^export /, '')]
}

/**
 * @param {import('./module-source.mjs').ModuleSource} module @param {string} name
 * @param {import('./module-source.mjs').Imported} imported @param {Set<string>} files @param {Set<ts.Node>} seen
 * @returns {string[]}
 */
function declarationElsewhere(module, name, imported, files, seen) {
  if (!imported.from.startsWith('.'))
    throw new Error(`a style needs ${name} of ${imported.from}, and can have constants of its own package alone`)
  if (imported.name !== name) throw new Error(`a style needs ${imported.name}, which is imported by another name`)
  const other = moduleSource(resolveRelative(module.path, imported.from))
  if (!other.declared.has(name)) throw new Error(`${other.path} does not declare ${name} itself`)
  files.add(other.path)
  return declarationOf(other, name, files, seen)
}

/** Names that a node reads, but for those of properties. @param {ts.Node} node @returns {Generator<string>} */
function* namesIn(node) {
  if (ts.isTypeNode(node)) return
  if (ts.isIdentifier(node)) yield node.text
  else if (ts.isPropertyAccessExpression(node)) yield* namesIn(node.expression)
  else if (ts.isPropertyAssignment(node)) {
    if (ts.isComputedPropertyName(node.name)) yield* namesIn(node.name.expression)
    yield* namesIn(node.initializer)
  } else for (const child of node.getChildren()) yield* namesIn(child)
}

/** A function that runs statements, in JavaScript or TypeScript. Most are both, and need not be transpiled. @param {string} code */
function compile(code) {
  try {
    return run(code)
  } catch {
    return run(transpile(code))
  }
}

/** @param {string} code */
const run = (code) => vm.runInThisContext(`(module) => {${code}\n}`)

/** @param {string} code */
const transpile = (code) =>
  ts.transpileModule(code, { compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext } })
    .outputText

import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Where an import comes from: a module, and its name there. @typedef {{ from: string, name: string }} Imported */

/**
 * What a module declares at its top level, by name, and where each of its imports comes from.
 * @typedef {object} ModuleSource
 * @property {string} path
 * @property {ts.SourceFile} file
 * @property {Map<string, ts.Node>} declared statement by the name that it declares
 * @property {Map<string, Imported>} imported
 */

/** Modules that others take constants from, by path: read once, until they change. @type {Map<string, { text: string, it: ModuleSource }>} */
const known = new Map()

/**
 * @param {string} file path
 * @param {string} [source] its text; read unless given
 * @returns {ModuleSource}
 */
export function moduleSource(file, source) {
  if (source !== undefined) return parse(file, source)
  const text = fs.readFileSync(file, 'utf8')
  const cached = known.get(file)
  if (cached?.text === text) return cached.it
  const it = parse(file, text)
  known.set(file, { text, it })
  return it
}

/** @param {string} file @param {string} source @returns {ModuleSource} */
function parse(file, source) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  /** @type {ModuleSource['declared']} */
  const declared = new Map()
  /** @type {ModuleSource['imported']} */
  const imported = new Map()
  for (const statement of parsed.statements) {
    if (ts.isImportDeclaration(statement)) {
      for (const [name, it] of importsOf(statement)) imported.set(name, it)
    } else if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) {
        if (ts.isIdentifier(name)) declared.set(name.text, statement)
      }
    } else if (ts.isFunctionDeclaration(statement) && statement.name) {
      declared.set(statement.name.text, statement)
    }
  }
  return { path: file, file: parsed, declared, imported }
}

/** @param {ts.ImportDeclaration} statement @returns {[string, Imported][]} */
function importsOf({ importClause, moduleSpecifier }) {
  const from = /** @type {ts.StringLiteral} */ (moduleSpecifier).text
  const bindings = importClause?.namedBindings
  if (importClause?.isTypeOnly || !bindings || !ts.isNamedImports(bindings)) return []
  return bindings.elements.map((one) => [one.name.text, { from, name: (one.propertyName ?? one.name).text }])
}

/** The file of a relative import. @param {string} importer @param {string} from @throws when there is none */
export function resolveRelative(importer, from) {
  const bare = path.resolve(path.dirname(importer), from)
  const found = ['.ts', '.tsx', '/index.ts'].map((end) => bare + end).find((file) => fs.existsSync(file))
  if (!found) throw new Error(`${importer} imports ${from}, which is no TypeScript module`)
  return found
}

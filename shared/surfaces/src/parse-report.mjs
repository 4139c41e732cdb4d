import ts from 'typescript'

/**
 * What a module exports, as its report says.
 * @typedef {object} Surface
 * @property {Map<string, string>} exported the name within the report, by the name that others import
 * @property {Map<string, ts.Node[]>} declared declarations by name within the report, those too that only others refer to
 * @property {Map<string, string>} imported `module#name` by name within the report
 */

const CODE = /^```ts\n([\s\S]*?)^```/m

/** @param {string} report of API Extractor @returns {Surface} */
export function parseReport(report) {
  const text = CODE.exec(report)?.[1]
  if (text === undefined) throw new Error('this is no report of API Extractor')
  const source = ts.createSourceFile('report.d.ts', text, ts.ScriptTarget.Latest, true)
  const surface = { exported: new Map(), declared: new Map(), imported: new Map() }
  for (const statement of source.statements) noteStatement(statement, surface)
  return surface
}

/** @param {ts.Statement} statement @param {Surface} surface */
function noteStatement(statement, surface) {
  if (ts.isImportDeclaration(statement)) return noteImport(statement, surface)
  if (ts.isExportDeclaration(statement)) {
    if (statement.exportClause && ts.isNamedExports(statement.exportClause))
      for (const { propertyName, name } of statement.exportClause.elements)
        surface.exported.set(name.text, (propertyName ?? name).text)
    return
  }
  const declarations = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement]
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  for (const declaration of declarations) {
    const name = /** @type {ts.NamedDeclaration} */ (declaration).name?.getText()
    if (name === undefined) continue
    surface.declared.set(name, [...(surface.declared.get(name) ?? []), declaration])
    if (isExported) surface.exported.set(name, name)
  }
}

/** @param {ts.ImportDeclaration} statement @param {Surface} surface */
function noteImport({ importClause, moduleSpecifier }, { imported }) {
  const module = /** @type {ts.StringLiteral} */ (moduleSpecifier).text
  const named = importClause?.namedBindings
  if (importClause?.name) imported.set(importClause.name.text, `${module}#default`)
  if (named && ts.isNamespaceImport(named)) imported.set(named.name.text, `${module}#*`)
  if (named && ts.isNamedImports(named))
    for (const { propertyName, name } of named.elements)
      imported.set(name.text, `${module}#${(propertyName ?? name).text}`)
}

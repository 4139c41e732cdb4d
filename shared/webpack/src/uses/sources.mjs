import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { ROOT } from '../root.mjs'

/** @param {string} file @returns {import('typescript').SourceFile} */
export const parse = (file, text = fs.readFileSync(file, 'utf8')) =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

/** Calls `visit` for a node and all below it. @param {import('typescript').Node} node @param {(node: import('typescript').Node) => void} visit */
export function walk(node, visit) {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** Where a node stands, as `mfe-content/src/screens/home-screen.tsx:12`. @param {import('typescript').SourceFile} file @param {import('typescript').Node} node */
export const placeOf = (file, node) =>
  `${path.relative(ROOT, file.fileName).split(path.sep).join('/')}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`

/** The sources of a package that are bundled. @param {string} dir @returns {string[]} */
export const sourcesIn = (dir) =>
  fs
    .globSync('src/**/*.{ts,tsx}', { cwd: dir })
    .filter((file) => !/\.test\.|\.d\.ts$|^src[\\/]testing[\\/]/.test(file))
    .sort()
    .map((file) => path.join(dir, file))

/** The text of a literal; undefined for what is put together. @param {import('typescript').Node | undefined} node */
export const literal = (node) => (node && ts.isStringLiteralLike(node) ? node.text : undefined)

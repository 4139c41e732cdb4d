import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/**
 * Makes the package that integrators install, and packs it as `npm publish` would: `node pack.mjs [<folder>]`, by default
 * `dist/embed-package`. Prints the archive's path.
 */
const HERE = import.meta.dirname
const TYPES = path.join(HERE, '../embed/src/types/embed.d.ts')
const out = path.resolve(process.argv[2] ?? path.join(HERE, '../../dist/embed-package'))

if (hasOtherFiles()) {
  console.error(`${out} has other files, which would be removed: name a folder that is empty, or that is not there yet`)
  process.exit(1)
}
fs.rmSync(out, { recursive: true, force: true })
fs.mkdirSync(out, { recursive: true })
// First, so that a folder in which this was cut short is known for its own.
fs.writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
compile()
fs.copyFileSync(TYPES, path.join(out, 'embed.d.ts'))
// What a module refers to of the types that `/embed.js` defines for the whole page.
for (const name of fs.readdirSync(out).filter((file) => file.endsWith('.d.ts') && file !== 'embed.d.ts')) {
  const file = path.join(out, name)
  fs.writeFileSync(file, `/// <reference path="./embed.d.ts" />\n${fs.readFileSync(file, 'utf8')}`)
}
fs.copyFileSync(path.join(HERE, 'README.md'), path.join(out, 'README.md'))
const [{ filename }] = JSON.parse(execFileSync('npm', ['pack', '--json'], { cwd: out, encoding: 'utf8' }))
process.stdout.write(`${path.join(out, filename)}\n`)

/** Whether the folder has anything that was not made here. */
function hasOtherFiles() {
  if (!fs.existsSync(out) || fs.readdirSync(out).length === 0) return false
  const file = path.join(out, 'package.json')
  return !fs.existsSync(file) || JSON.parse(fs.readFileSync(file, 'utf8')).name !== manifest().name
}

function compile() {
  const file = path.join(HERE, 'tsconfig.build.json')
  const { config } = ts.readConfigFile(file, ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, HERE)
  const program = ts.createProgram(fileNames, { ...options, outDir: out })
  const { diagnostics } = program.emit()
  const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (faults.length > 0) throw new Error(ts.formatDiagnostics(faults, HOST))
}

/** What is published of the package.json of this folder: its modules as they were compiled, and no tools of ours. */
function manifest() {
  const own = JSON.parse(fs.readFileSync(path.join(HERE, 'package.json'), 'utf8'))
  const { name, version, type, description, sideEffects, peerDependencies, peerDependenciesMeta, exports } = own
  const compiled = Object.entries(exports).map(([name, source]) => {
    const module = source.replace('/src/', '/').replace(/\.tsx?$/, '')
    return [name, { types: `${module}.d.ts`, default: `${module}.js` }]
  })
  return {
    ...{ name, version, type, description, sideEffects, peerDependencies, peerDependenciesMeta },
    exports: Object.fromEntries(compiled),
  }
}

/** @type {import('typescript').FormatDiagnosticsHost} */
const HOST = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => HERE,
  getNewLine: () => '\n',
}

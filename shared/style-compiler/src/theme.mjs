import { createRequire } from 'node:module'
import path from 'node:path'
import vm from 'node:vm'
import { buildSync } from 'esbuild'

const require = createRequire(import.meta.url)
/** The design system's part that compiles. */
const ENTRY = require.resolve('@yawmi/ui/theme')

/**
 * @typedef {object} Theme
 * @property {(style: object, layer?: 'recipes') => string} compileStyle
 * @property {() => string} compileGlobalRules
 * @property {string[]} files sources of ours that it is made of
 */

/** @type {Theme | undefined} */
let loaded

/**
 * The design system's own compiler of styles, from its sources; made once in a process.
 * @returns {Theme}
 */
export function theme() {
  return (loaded ??= load())
}

function load() {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [ENTRY],
    absWorkingDir: path.dirname(ENTRY),
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    // A library's `main` hides its default export from ES modules.
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const module = { exports: {} }
  const run = vm.compileFunction(outputFiles[0].text, ['module', 'exports', 'require'])
  run(module, module.exports, require)
  const files = Object.keys(metafile.inputs)
    .filter((file) => !file.includes('node_modules'))
    .map((file) => path.join(path.dirname(ENTRY), file))
  return /** @type {Theme} */ ({ ...module.exports, files })
}

import fs from 'node:fs'
import path from 'node:path'
import { styleCompiler } from '@yawmi/style-compiler'
import esbuild from 'esbuild'
import { ASSETS, assetName } from '../asset-name.mjs'
import { ICONS } from '../lean-libraries.mjs'
import { sharedModules } from '../shared-modules.mjs'

/** A remote's. It is written while the browser's files are. */
export const SERVER_BUNDLE = 'server.cjs'

/**
 * Where a package says what of it can be drawn on a server; a remote without it is drawn by browsers alone.
 * @param {string} dir
 */
const entryOf = (dir) => ['server.tsx', 'server.ts'].map((name) => path.join(dir, 'src', name)).find(fs.existsSync)

/**
 * Bundles a package's `src/server` for the site server, which draws pages ahead with it: one file beside what browsers
 * load, `server.cjs`. The shell's is named by what it holds, in `shell.json`, for its builds share a folder. The shell
 * brings the libraries; a remote takes from it what it takes from the page in a browser, so that both are drawn by one
 * React.
 * @param {string} dir folder of the package
 * @param {string} out
 * @returns {Promise<string | undefined>} the file's name
 */
export async function buildServerBundle(dir, out) {
  const isShell = path.basename(dir) === 'shell'
  const entry = entryOf(dir)
  if (!entry) return
  const external = isShell ? [] : Object.keys(sharedModules(dir))
  const { metafile } = await esbuild.build({
    // The name of the shell's has these paths in it.
    absWorkingDir: dir,
    entryPoints: { server: entry },
    outdir: out,
    entryNames: isShell ? '[name].[hash]' : '[name]',
    outExtension: { '.js': '.cjs' },
    metafile: true,
    bundle: true,
    minify: true,
    platform: 'node',
    // Some libraries' `main` hides its default export from ES modules.
    mainFields: ['module', 'main'],
    target: 'node22',
    format: 'cjs',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [styleCompiler, leaveToTheShell(external), addresses, slimIcons],
    logLevel: 'warning',
    // What takes its own address starts a worker, which browsers alone do.
    logOverride: { 'empty-import-meta': 'silent' },
    legalComments: 'none',
  })
  return path.basename(Object.keys(metafile.outputs)[0])
}

/**
 * Exact names only: an entry of a shared package that is not shared itself goes into the bundle.
 * @param {string[]} shared @returns {import('esbuild').Plugin}
 */
const leaveToTheShell = (shared) => ({
  name: 'leave-to-the-shell',
  setup(build) {
    // What the pattern does not match, esbuild resolves without asking this process: some thousand imports.
    const names = shared.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    const filter = new RegExp(`^(?:${names.join('|')})$`)
    if (shared.length > 0) build.onResolve({ filter }, ({ path: id }) => ({ path: id, external: true }))
  },
})

/** Files have the address that the browser's build gives them. @type {import('esbuild').Plugin} */
const addresses = {
  name: 'addresses',
  setup(build) {
    build.onLoad({ filter: ASSETS }, ({ path: file }) => ({
      contents: `export default ${JSON.stringify(`/assets/${assetName(file)}`)}`,
      loader: 'js',
    }))
  },
}

/** Our maker of icons in the place of lucide's own, as in a browser. @type {import('esbuild').Plugin} */
const slimIcons = {
  name: 'slim-icons',
  setup(build) {
    build.onResolve({ filter: ICONS.theirs }, () => ({ path: ICONS.ours, sideEffects: false }))
  },
}

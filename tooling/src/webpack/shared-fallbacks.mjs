import fs from 'node:fs'
import path from 'node:path'
import esbuild from 'esbuild'
import { buildBeside, placeFiles } from '@yawmi/releases/place'
import { DIST } from '../lib/root.mjs'
import { sharedModules } from './shared-modules.mjs'

/**
 * Every remote brings its own copy of what it shares, for pages that have none: two thousand modules, the same for
 * all of them. They are bundled once, ahead, so that building a remote is building what its own team wrote.
 * @param {string} packageDir folder of any remote: they all share the same modules.
 * @returns {Promise<Record<string, string>>} path of the bundle by shared module, for our own packages.
 */
export async function buildSharedFallbacks(packageDir) {
  const own = ownModules(packageDir)
  for (const folder of new Set(own.map(({ folder }) => folder))) {
    await buildBeside(
      path.basename(folder),
      async (outdir) => {
        await esbuild.build({
          ...OPTIONS,
          entryPoints: Object.fromEntries(
            own.filter((known) => known.folder === folder).map(({ out, source }) => [out, source]),
          ),
          outdir,
          plugins: [leaveToTheRemote(new Set(Object.keys(sharedModules(packageDir))))],
        })
        placeFiles(outdir, path.join(folder, 'dist/shared'))
      },
      DIST,
    )
  }
  return sharedFallbacks(packageDir)
}

/** Where `buildSharedFallbacks` puts them. */
export const sharedFallbacks = (packageDir) =>
  Object.fromEntries(
    ownModules(packageDir).map(({ id, folder, out }) => [id, path.join(folder, 'dist/shared', `${out}.mjs`)]),
  )

/** @type {import('esbuild').BuildOptions} */
const OPTIONS = {
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  outExtension: { '.js': '.mjs' },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
  legalComments: 'none',
}

/** The shared modules that are workspace packages: their folder, source, and the name of their bundle. */
function ownModules(packageDir) {
  return Object.keys(sharedModules(packageDir))
    .filter((id) => id.startsWith('@yawmi/'))
    .map((id) => {
      const [scope, name, ...entry] = id.split('/')
      const folder = fs.realpathSync(path.join(packageDir, 'node_modules', scope, name))
      const { exports } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
      const key = ['.', ...entry].join('/')
      return { id, folder, out: entry.join('-') || 'index', source: path.join(folder, exports[key]) }
    })
}

/** Shared modules stay imports, for the federation to provide; so do files, whose address only webpack knows. */
const leaveToTheRemote = (shared) => ({
  name: 'leave-to-the-remote',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ path: id, kind }) =>
      kind !== 'entry-point' && (shared.has(id) || /\.(woff2|svg|png|webp)$/.test(id))
        ? { path: id, external: true }
        : undefined,
    )
  },
})

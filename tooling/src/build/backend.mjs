import path from 'node:path'
import esbuild from 'esbuild'
import { ROOT } from '../lib/root.mjs'

/** The programs of the backend, by the name of their bundle in `backend/dist`. */
const PROGRAMS = {
  server: 'src/server.ts',
  content: 'src/cli/content.ts',
  subscriptions: 'src/cli/subscriptions.ts',
  keys: 'src/cli/keys.ts',
  'import-worker': 'src/content-import/read/import-worker.ts',
  'draw-vector': 'src/content-import/pictures/draw-vector.ts',
  'sandbox-carrier': 'src/sandbox-carrier/main.ts',
}

/** Everything that is not ours is loaded from node_modules at run time. */
const externalLibraries = {
  name: 'external-libraries',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: id, kind }) =>
      kind === 'entry-point' || id.startsWith('@yawmi/') ? undefined : { path: id, external: true },
    )
  },
}

/** @satisfies {import('esbuild').BuildOptions} */
const OPTIONS = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'esm',
  logLevel: 'warning',
}

/** How programs of the workspace are bundled that run where its libraries are. */
export const PROGRAM_OPTIONS = { ...OPTIONS, plugins: [externalLibraries] }

/** Runs in a process that can read no file, so that it is one file with all it needs. */
const RENDER_WORKER = 'src/site/prerender/render-worker.ts'

/**
 * Bundles the backend's own code; libraries stay in node_modules, and workspace packages are compiled in.
 * @param {string} out as deep in the repository as `backend/dist`: source maps name sources from where they lie
 */
export async function buildBackend(out) {
  const dir = path.join(ROOT, 'backend')
  const entryPoints = Object.fromEntries(Object.entries(PROGRAMS).map(([name, file]) => [name, path.join(dir, file)]))
  await esbuild.build({
    ...PROGRAM_OPTIONS,
    entryPoints,
    outdir: out,
    sourcemap: 'linked',
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
  })
  await esbuild.build({
    ...OPTIONS,
    entryPoints: [path.join(dir, RENDER_WORKER)],
    outdir: out,
  })
}

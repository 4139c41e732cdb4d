import esbuild from 'esbuild'
import { PROGRAM_OPTIONS, PROGRAMS, RENDER_WORKER, WHOLE_OPTIONS } from './programs.mjs'

/**
 * Bundles the backend's own code: `node scripts/build.mjs <out>`. The folder lies as deep in the repository as
 * `backend/dist`, for source maps name sources from where they lie.
 */
const [, , outdir] = process.argv
await esbuild.build({
  ...PROGRAM_OPTIONS,
  entryPoints: PROGRAMS,
  outdir,
  sourcemap: 'linked',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
})
await esbuild.build({ ...WHOLE_OPTIONS, entryPoints: [RENDER_WORKER], outdir })

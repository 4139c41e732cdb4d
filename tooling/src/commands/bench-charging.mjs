import fs from 'node:fs'
import path from 'node:path'
import esbuild from 'esbuild'
import { externalLibraries } from '../build/backend.mjs'
import { ROOT } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'

/** `npm run bench -- charging`: charges a second of the built servers, from few due to many. Answers the exit code. */
export async function benchCharging() {
  const outdir = path.join(ROOT, 'bench/.cache/charging')
  await esbuild.build({
    entryPoints: { main: path.join(ROOT, 'bench/src/charging/main.ts') },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20.11',
    format: 'esm',
    plugins: [externalLibraries],
    logLevel: 'warning',
  })
  const argv = [process.execPath, path.join(outdir, 'main.mjs'), path.join(ROOT, 'backend/dist')]
  const { code } = await run(argv, { cwd: ROOT })
  fs.rmSync(outdir, { recursive: true, force: true })
  return code
}

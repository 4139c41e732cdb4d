import fs from 'node:fs'
import path from 'node:path'
import esbuild from 'esbuild'
import { externalLibraries } from '../build/backend.mjs'
import { ROOT } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'

/**
 * `npm run bench -- api`: the built server against a bare Fastify, as programs of their own; jest would slow down the
 * one that asks. Answers the exit code.
 */
export async function benchApi() {
  const outdir = path.join(ROOT, 'bench/dist')
  await esbuild.build({
    entryPoints: ['main', 'bare-server'].map((name) => path.join(ROOT, `bench/src/api/${name}.ts`)),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20.11',
    format: 'esm',
    plugins: [externalLibraries],
    logLevel: 'warning',
  })
  const { code } = await run([process.execPath, path.join(outdir, 'main.mjs'), path.join(ROOT, 'backend/dist')], {
    cwd: ROOT,
  })
  fs.rmSync(outdir, { recursive: true, force: true })
  return code
}

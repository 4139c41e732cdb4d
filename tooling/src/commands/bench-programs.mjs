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
export const benchApi = () => benchProgram('api', ['main', 'bare-server'])

/** `npm run bench -- charging`: charges a second of the built servers, from few due to many. Answers the exit code. */
export const benchCharging = () => benchProgram('charging', ['main'])

/** Bundles the entries of `bench/src/<name>` side by side and runs `main` on the built backend. */
async function benchProgram(name, entries) {
  const outdir = path.join(ROOT, 'bench/.cache', name)
  await esbuild.build({
    entryPoints: entries.map((entry) => path.join(ROOT, `bench/src/${name}/${entry}.ts`)),
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

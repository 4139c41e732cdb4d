import fs from 'node:fs'
import path from 'node:path'
import esbuild from 'esbuild'
import { PROGRAM_OPTIONS } from '../build/backend.mjs'
import { fail } from '../lib/log.mjs'
import { ROOT } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'

/**
 * `npm run bench -- api`: the built server against a bare Fastify, as programs of their own; jest would slow down the
 * one that asks. With `--against <folder>` against the server that is built in another checkout. Answers the exit code.
 */
export const benchApi = () => benchProgram('api', ['main', 'bare-server'], otherCheckout())

/** Folder of the other checkout's built server, as `--against` names it; nothing without. */
function otherCheckout() {
  const at = process.argv.indexOf('--against')
  if (at < 0) return []
  const backend = path.resolve(process.argv[at + 1] ?? '', 'backend/dist')
  if (!fs.existsSync(path.join(backend, 'server.mjs'))) fail(`--against: no built server in ${backend}`)
  return [backend]
}

/** `npm run bench -- charging`: charges a second of the built servers, from few due to many. Answers the exit code. */
export const benchCharging = () => benchProgram('charging', ['main'])

/** Bundles the entries of `bench/src/<name>` side by side and runs `main` on the built backend, with more arguments. */
async function benchProgram(name, entries, args = []) {
  const outdir = path.join(ROOT, 'bench/.cache', name)
  await esbuild.build({
    ...PROGRAM_OPTIONS,
    entryPoints: entries.map((entry) => path.join(ROOT, `bench/src/${name}/${entry}.ts`)),
    outdir,
  })
  const argv = [process.execPath, path.join(outdir, 'main.mjs'), path.join(ROOT, 'backend/dist'), ...args]
  const { code } = await run(argv, { cwd: ROOT })
  fs.rmSync(outdir, { recursive: true, force: true })
  return code
}

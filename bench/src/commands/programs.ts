import fs from 'node:fs'
import path from 'node:path'
import { PROGRAM_OPTIONS } from '@yawmi/backend/programs'
import { ROOT } from '@yawmi/tooling/root'
import { run } from '@yawmi/tooling/run'
import esbuild from 'esbuild'

/**
 * Bundles the entries of `bench/src/<name>` side by side and runs `main` on the built backend, with more arguments: as
 * programs of their own, for a test runner would slow down the one that asks.
 * @returns its exit code
 */
export async function benchProgram(name: string, entries: string[], args: string[] = []): Promise<number> {
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

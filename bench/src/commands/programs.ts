import fs from 'node:fs'
import path from 'node:path'
import { PROGRAM_OPTIONS, WHOLE_OPTIONS } from '@yawmi/backend/programs'
import { ROOT } from '@yawmi/tooling/root'
import { run } from '@yawmi/tooling/run'
import esbuild from 'esbuild'

/** For a program that uses parts of the server's tests, whose libraries are not this package's. */
export const WITH_LIBRARIES: esbuild.BuildOptions = {
  ...WHOLE_OPTIONS,
  external: ['pg-native'],
  // What CommonJS libraries in a bundle find their own parts by.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url)",
  },
}

/**
 * Bundles the entries of `bench/src/<name>` side by side and runs `main` on the built backend, with more arguments: as
 * programs of their own, for a test runner would slow down the one that asks.
 * @returns its exit code
 */
export async function benchProgram(
  name: string,
  entries: string[],
  args: string[] = [],
  options: esbuild.BuildOptions = PROGRAM_OPTIONS,
): Promise<number> {
  const outdir = path.join(ROOT, 'bench/.cache', name)
  await esbuild.build({
    ...options,
    entryPoints: entries.map((entry) => path.join(ROOT, `bench/src/${name}/${entry}.ts`)),
    outdir,
  })
  const argv = [process.execPath, path.join(outdir, 'main.mjs'), path.join(ROOT, 'backend/dist'), ...args]
  const { code } = await run(argv, { cwd: ROOT })
  fs.rmSync(outdir, { recursive: true, force: true })
  return code
}

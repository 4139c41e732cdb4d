import path from 'node:path'
import { unlessPassed } from '@yawmi/releases/command/unless-passed'
import { CACHE, ROOT } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'
import { hashesOf } from '../lib/turbo.mjs'

/**
 * Checks the types of a package of this checkout, where anything that they depend on has changed since they were right.
 * @param {string} folder from the root @throws Error with the compiler's report
 */
export async function checkOwnTypes(folder) {
  const { [folder]: fingerprint = '' } = await hashesOf('typecheck', [folder])
  await unlessPassed(path.join(CACHE, 'types', `${folder}.passed`), fingerprint, () =>
    checkTypes(path.join(ROOT, folder)),
  )
}

/**
 * Checks the types of a package, with what is known from the last time.
 * @param {string} folder of the package, with a `tsconfig.json` @throws Error with the compiler's report
 */
export async function checkTypes(folder) {
  const tsc = path.join(ROOT, 'node_modules/.bin/tsc')
  const known = path.join(CACHE, 'types', `${path.basename(folder)}.tsbuildinfo`)
  const { code, output } = await run([tsc, '-p', folder, '--tsBuildInfoFile', known], { cwd: ROOT, quiet: true })
  if (code !== 0) throw new Error(`its types are wrong (--skip-types releases it nevertheless):\n${output.trim()}`)
}

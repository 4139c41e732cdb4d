import module from 'node:module'
import path from 'node:path'
import { ROOT } from '../root.mjs'

/**
 * `node bundle.mjs <out>`: bundles the package in whose folder it is run. Begun by `bundlers.mjs`, it does one step of a
 * package's after the other, until nobody asks for more.
 */
const [, , out] = process.argv
// What webpack and the compilers are compiled to by V8: half a second at each start.
module.enableCompileCache(path.join(ROOT, '.cache/compiled'))
const { bundlePackage, STEPS } = await import('./bundle-package.mjs')

/** @typedef {{ step: keyof typeof STEPS, dir: string, out: string, given?: any }} Request `given`: what steps before it returned */

/** @param {Request} request */
async function doStep({ step, dir, out: folder, given }) {
  // Where the federation plugin looks for the package's name.
  process.chdir(dir)
  const reply = await STEPS[step](dir, folder, given).then(
    (result) => ({ result }),
    ({ message }) => ({ error: message }),
  )
  process.send?.(reply)
}

if (out === undefined) process.on('message', (/** @type {Request} */ request) => void doStep(request))
else await bundlePackage(process.cwd(), out)

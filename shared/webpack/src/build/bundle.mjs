import module from 'node:module'
import path from 'node:path'
import { ROOT } from '../root.mjs'

/**
 * `node bundle.mjs <out>`: bundles the package in whose folder it is run. Begun by `bundlers.mjs`, it bundles one package after
 * the other, until nobody asks for more.
 */
const [, , out] = process.argv
// What webpack and the compilers are compiled to by V8: half a second at each start.
module.enableCompileCache(path.join(ROOT, '.cache/compiled'))
const { bundlePackage } = await import('./bundle-package.mjs')

/** @param {{ dir: string, out: string }} request */
async function bundleRequested({ dir, out: folder }) {
  // Where the federation plugin looks for the package's name.
  process.chdir(dir)
  const error = await bundlePackage(dir, folder).then(
    () => undefined,
    ({ message }) => message,
  )
  process.send?.({ error })
}

if (out === undefined)
  process.on('message', (/** @type {{ dir: string, out: string }} */ request) => void bundleRequested(request))
else await bundlePackage(process.cwd(), out)

import { bundlePackage } from './bundle-package.mjs'

/**
 * `node bundle.mjs <out>`: bundles the package in whose folder it is run. Begun by `bundlers.mjs`, it bundles one package after
 * the other, until nobody asks for more.
 */
const [, , out] = process.argv
if (out !== undefined) await bundlePackage(process.cwd(), out)
else
  process.on('message', async (/** @type {{ dir: string, out: string }} */ request) => {
    // Where the federation plugin looks for the package's name.
    process.chdir(request.dir)
    const error = await bundlePackage(request.dir, request.out).then(
      () => undefined,
      ({ message }) => message,
    )
    process.send?.({ error })
  })

import path from 'node:path'
import esbuild from 'esbuild'
import { ROOT } from '../lib/root.mjs'

/**
 * Bundles the shell's service worker: one small script without the runtime that the pages' bundles have. Its name is
 * fixed, as browsers look under the address they know for a newer one.
 * @param {string} folder where the shell's files lie
 */
export const buildServiceWorker = (folder) =>
  esbuild.build({
    entryPoints: [path.join(ROOT, 'shell/src/offline/worker/main.ts')],
    outfile: path.join(folder, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  })

import fs from 'node:fs'
import path from 'node:path'
import swc from '@swc/core'
import esbuild from 'esbuild'
import { ROOT } from '../lib/root.mjs'

const INLINE = ['page', 'visitor', 'prefetch', 'shell-guard']

/**
 * Bundles scripts that are closed in themselves and small: without the runtime of the pages' bundles, and without what they
 * do not use of the contract's tables, which the second minifier finds.
 * @param {string[]} files of their entries, from the root
 * @returns {Promise<Record<string, string>>} sources by the entries' names
 */
async function bundleSmall(files) {
  const { outputFiles } = await esbuild.build({
    entryPoints: files.map((file) => path.join(ROOT, file)),
    outdir: ROOT,
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'warning',
    legalComments: 'none',
  })
  const scripts = outputFiles.map(async ({ path: file, text }) => {
    const { code } = await swc.minify(text, { ecma: 2022, compress: { passes: 4 }, mangle: true })
    return [path.basename(file, '.js'), code.replace(/^"use strict";/, '')]
  })
  return Object.fromEntries(await Promise.all(scripts))
}

/**
 * Adds the scripts that stand in pages as they are (`shell/src/inline`) to the list by which the site server serves the shell.
 * Names in `__CAPITALS__` stay in them: the server writes a page's own values there.
 * @param {string} list path of `shell.json`
 */
export async function addInlineScripts(list) {
  const inline = await bundleSmall(INLINE.map((name) => `shell/src/inline/${name}.ts`))
  fs.writeFileSync(list, JSON.stringify({ ...JSON.parse(fs.readFileSync(list, 'utf8')), inline }))
}

/**
 * Bundles the shell's service worker. Its name is fixed, as browsers look under the address they know for a newer one.
 * @param {string} folder where the shell's files lie
 */
export async function buildServiceWorker(folder) {
  const { main } = await bundleSmall(['shell/src/offline/worker/main.ts'])
  fs.writeFileSync(path.join(folder, 'service-worker.js'), main)
}

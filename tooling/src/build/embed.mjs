import fs from 'node:fs'
import path from 'node:path'
import esbuild from 'esbuild'
import { digestsIn, INTEGRITY_FILE } from '@yawmi/releases/integrity'
import { ROOT } from '../lib/root.mjs'
import { compress } from './compress.mjs'

const SOURCE = path.join(ROOT, 'shared/embed')

/** Builds `/embed.js`, the script of its iframe mode, and lays its types beside it, in the folder `out`. */
export async function buildEmbed(out) {
  /** @type {import('esbuild').BuildOptions} */
  const common = {
    bundle: true,
    minify: true,
    charset: 'utf8',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  }
  await Promise.all([
    esbuild.build({
      ...common,
      entryPoints: { embed: path.join(SOURCE, 'src/index.ts') },
      format: 'iife',
      outdir: out,
    }),
    esbuild.build({
      ...common,
      entryPoints: { 'embed-frame': path.join(SOURCE, 'src/frame.ts') },
      format: 'esm',
      outdir: out,
    }),
  ])
  for (const types of ['embed.d.ts', 'embed.react.d.ts', 'embed.vue.d.ts'])
    fs.copyFileSync(path.join(SOURCE, 'src/types', types), path.join(out, types))
  fs.writeFileSync(path.join(out, INTEGRITY_FILE), JSON.stringify(digestsIn(out)))
  await compress(out)
}

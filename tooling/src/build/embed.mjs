import fs from 'node:fs'
import path from 'node:path'
import { digestsIn, INTEGRITY_FILE } from '@yawmi/releases/integrity'
import { ROOT } from '../lib/root.mjs'
import { bundleBy } from '../webpack/run.mjs'
import { scriptsConfig } from '../webpack/scripts.mjs'
import { compress } from './compress.mjs'

const SOURCE = path.join(ROOT, 'shared/embed')

/** Builds `/embed.js`, the script of its iframe mode, and lays its types beside it, in the folder `out`. */
export async function buildEmbed(out) {
  await bundleBy(scriptsConfig(SOURCE, out, { 'embed.js': './src/index.ts' }))
  await bundleBy(scriptsConfig(SOURCE, out, { 'embed-frame.js': './src/frame.ts' }, { module: true }))
  for (const types of ['embed.d.ts', 'embed.react.d.ts', 'embed.vue.d.ts'])
    fs.copyFileSync(path.join(SOURCE, 'src/types', types), path.join(out, types))
  fs.writeFileSync(path.join(out, INTEGRITY_FILE), JSON.stringify(digestsIn(out)))
  await compress(out)
}

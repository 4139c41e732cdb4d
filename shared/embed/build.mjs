import fs from 'node:fs'
import path from 'node:path'
import { digestsIn, INTEGRITY_FILE } from '@yawmi/releases/integrity'
import { compress } from '@yawmi/webpack/compress'
import { bundleBy } from '@yawmi/webpack/run'
import { scriptsConfig } from '@yawmi/webpack/scripts'

/** Builds `/embed.js`, the script of its iframe mode, and lays its types beside it: `node build.mjs <out>`. */
const [, , out = ''] = process.argv
const dir = import.meta.dirname
await bundleBy(scriptsConfig(dir, out, { 'embed.js': './src/index.ts' }))
await bundleBy(scriptsConfig(dir, out, { 'embed-frame.js': './src/frame.ts' }, { module: true }))
for (const types of ['embed.d.ts', 'embed.react.d.ts', 'embed.vue.d.ts'])
  fs.copyFileSync(path.join(dir, 'src/types', types), path.join(out, types))
fs.writeFileSync(path.join(out, INTEGRITY_FILE), JSON.stringify(digestsIn(out)))
await compress(out)

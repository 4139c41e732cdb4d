/**
 * Serves every component on one page, built anew on each request: `pnpm --filter @yawmi/ui gallery [port]`.
 * `?theme=dark` shows the dark theme, `?brand=nasma` the carrier's brand.
 */
import { fileURLToPath } from 'node:url'
import { context } from 'esbuild'
import { styleCompiler } from '../../style-compiler/src/index.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const port = Number(process.argv[2] ?? 4380)

const build = await context({
  entryPoints: [`${here}gallery.tsx`],
  outdir: `${here}out`,
  bundle: true,
  write: false,
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  loader: { '.woff2': 'file' },
  plugins: [styleCompiler],
  define: { 'process.env.NODE_ENV': '"production"' },
})
await build.serve({ servedir: here, port })
process.stdout.write(`http://localhost:${port}\n`)

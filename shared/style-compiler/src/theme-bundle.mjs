import crypto from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)
const ROOT = path.join(import.meta.dirname, '../../..')

/** @typedef {{ text: string, files: string[] }} Bundle a CommonJS module, and sources of ours that it is made of */

/**
 * The design system's compiler of styles as one module. It is made once, and kept for as long as its sources, the libraries
 * and this file are the same: bundling takes a fifth of a second, and each build and each test program needs it.
 * @param {string} [entry] the design system's part that compiles
 * @param {string} [cache] the file that it is kept in
 * @returns {Bundle}
 */
export function themeBundle(
  entry = require.resolve('@yawmi/ui/theme'),
  cache = path.join(ROOT, '.cache/theme/bundle.json'),
) {
  const cached = read(cache)
  if (cached && cached.digest === digestOf(cached.files)) return cached
  const bundle = make(entry)
  const content = JSON.stringify({ ...bundle, digest: digestOf(bundle.files) })
  // Several programs begin at once; none reads half a file.
  const whole = `${cache}.${process.pid}`
  fs.mkdirSync(path.dirname(cache), { recursive: true })
  fs.writeFileSync(whole, content)
  fs.renameSync(whole, cache)
  return bundle
}

/** @param {string} cache @returns {(Bundle & { digest: string }) | undefined} */
function read(cache) {
  try {
    return JSON.parse(fs.readFileSync(cache, 'utf8'))
  } catch {
    return undefined
  }
}

/** Of what a bundle is made of, and by; nothing of a source that is no longer there. @param {string[]} files */
function digestOf(files) {
  const hash = crypto.createHash('sha256')
  for (const file of [path.join(ROOT, 'pnpm-lock.yaml'), import.meta.filename, ...files])
    hash.update(`\0${file}\0`).update(fs.existsSync(file) ? fs.readFileSync(file) : '')
  return hash.digest('hex')
}

/** @param {string} entry @returns {Bundle} */
function make(entry) {
  const { buildSync } = /** @type {typeof import('esbuild')} */ (require('esbuild'))
  const { outputFiles, metafile } = buildSync({
    entryPoints: [entry],
    absWorkingDir: path.dirname(entry),
    bundle: true,
    write: false,
    // What is wrong is thrown.
    logLevel: 'silent',
    metafile: true,
    format: 'cjs',
    platform: 'node',
    // A library's `main` hides its default export from ES modules.
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const files = Object.keys(metafile.inputs)
    .filter((file) => !file.includes('node_modules'))
    .map((file) => path.join(path.dirname(entry), file))
  return { text: outputFiles[0].text, files }
}

import fs from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import esbuild from 'esbuild'
import { ROOT } from '../lib/root.mjs'

/** A TypeScript module of the workspace, compiled on the way in. */
async function load(file) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [path.join(ROOT, file)],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'neutral',
    mainFields: ['module', 'main'],
  })
  const module = { exports: {} }
  vm.compileFunction(outputFiles[0].text, ['module', 'exports'])(module, module.exports)
  return module.exports
}

/** What validates a brand: the schema and `brandFaults`. */
export const loadChecker = () => load('shared/brand/src/schema-entry.ts')

const remote = (name) => ({ name, folder: `mfe-${name}/src` })

/** Where words lie that a brand may replace, by the dictionary that they have in `words`; the first folder that fits. */
const DICTIONARIES = [
  { name: 'about', folder: 'mfe-landing/src/features/about' },
  { name: 'contact', folder: 'mfe-landing/src/features/contact' },
  ...['landing', 'auth', 'content', 'designer', 'account'].map(remote),
  { name: 'shell', folder: 'shell/src' },
  { name: 'dialogs', folder: 'shared/remote-kit/src/dialogs' },
  { name: 'kit', folder: 'shared/remote-kit/src' },
  { name: 'ui', folder: 'shared/ui/src' },
]

/** Every dictionary with all of its words, of whatever features. */
export async function loadDictionaries() {
  const taken = new Set()
  const dictionaries = {}
  for (const { name, folder } of DICTIONARIES) {
    const files = fs
      .readdirSync(path.join(ROOT, folder), { recursive: true })
      .map((file) => path.join(folder, file))
      .filter((file) => file.endsWith(path.join('copy', 'ar.ts')) && !taken.has(file))
    files.forEach((file) => taken.add(file))
    const words = await Promise.all(files.map(async (file) => (await load(file)).ar))
    dictionaries[name] = Object.assign({}, ...words)
  }
  return dictionaries
}

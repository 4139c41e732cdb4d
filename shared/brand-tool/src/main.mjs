import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { build } from '@yawmi/tooling/build'
import { fail, say } from '@yawmi/tooling/log'
import { CACHE, given, ROOT } from '@yawmi/tooling/root'
import { faultsOfFile } from './check.mjs'
import { subsetFontFile } from './font.mjs'
import { loadDictionaries } from './load.mjs'
import { writeOptions } from './options.mjs'
import { takePictures } from './pictures.mjs'
import { brandStatus, statusLines } from './status.mjs'

/**
 * `npm run brand -- check <file> [--no-pictures]`: every fault of a brand file, then pictures of the sign-in flow in it.
 * `npm run brand -- words [dictionary]`: the words that a brand may replace, as lines of its `words`.
 * `npm run brand -- status [--json]`: how each brand of this site stands: live since when, what is wrong with its file, and
 *   what is served meanwhile. Ends with 1 when a file is faulty.
 * `npm run brand -- font <file> <out.woff2>`: a font's file for the web, with the letters that pages need.
 * `npm run brand -- publish <file> [--note <text>] | preview <file> | rollback <id> [revision] | withdraw <id> | log [id]`: brands that all hosts of a
 *   service take from its database.
 * `npm run brand -- options`: writes docs/brand-options.md anew from the schema.
 */
const PUBLISHING = new Set(['publish', 'preview', 'rollback', 'withdraw', 'log'])
const OF_FILES = new Set(['publish', 'preview'])
/** Options that are followed by what they say. */
const WITH_VALUE = new Set(['--note', '--by', '--key', '--days'])
const USAGE =
  'npm run brand -- check <file> [--no-pictures] | words [dictionary] | status [--json] | font <file> <out.woff2> | publish <file> | preview <file> | rollback <id> [revision] | withdraw <id> | log [id] | options'
/**
 * How many names stand after each of the others, and the option that it takes: of two files the second would be taken for sound.
 * @type {Record<string, { least: number, most: number, option?: string }>}
 */
const TAKEN = {
  check: { least: 1, most: 1, option: '--no-pictures' },
  words: { least: 0, most: 1 },
  status: { least: 0, most: 0, option: '--json' },
  font: { least: 2, most: 2 },
  options: { least: 0, most: 0 },
}

// Of a reader that has gone, such as a pager that was closed: it has seen enough.
process.stdout.on('error', () => process.exit())

const [command = '', ...words] = process.argv.slice(2)
const names = words.filter((word) => !word.startsWith('-'))
const options = words.filter((word) => word.startsWith('-'))
const taken = Object.hasOwn(TAKEN, command) ? TAKEN[command] : undefined
const isUnderstood =
  taken &&
  names.length >= taken.least &&
  names.length <= taken.most &&
  options.every((option) => option === taken.option)
const [file = '', out = ''] = names

if (PUBLISHING.has(command)) {
  await build(['backend'])
  const program = path.join(ROOT, 'backend/dist/brands.mjs')
  const fileAt = OF_FILES.has(command)
    ? words.findIndex((word, at) => !word.startsWith('-') && !WITH_VALUE.has(words[at - 1]))
    : -1
  // It is read by a program in another folder than where it was named.
  const args = words.map((word, at) => (at === fileAt || words[at - 1] === '--key' ? given(word) : word))
  process.exitCode = spawnSync(process.execPath, [program, command, ...args], { stdio: 'inherit' }).status ?? 1
} else if (!isUnderstood) fail(USAGE)
else if (command === 'options') await writeOptions()
else if (command === 'words') {
  const dictionaries = await loadDictionaries()
  const chosen = file ? [file] : Object.keys(dictionaries)
  if (!chosen.every((name) => name in dictionaries))
    fail(`the dictionaries are ${Object.keys(dictionaries).join(', ')}`)
  for (const name of chosen)
    for (const [key, text] of Object.entries(dictionaries[name]))
      process.stdout.write(`${JSON.stringify(`${name}.${key}`)}: ${JSON.stringify(text)}\n`)
} else if (command === 'status') {
  const brands = await brandStatus()
  const text = options.length > 0 ? JSON.stringify(brands, null, 2) : statusLines(brands).join('\n')
  process.stdout.write(`${text}\n`)
  if (brands.some(({ faults }) => faults.length > 0)) process.exitCode = 1
} else if (command === 'check') {
  const from = given(file)
  const faults = await faultsOfFile(from)
  for (const fault of faults) process.stdout.write(`✗ ${fault}\n`)
  if (faults.length > 0) fail(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in ${file}`)
  say(`${file} is sound`)
  if (options.length === 0) {
    await build(['auth', 'embed', 'backend'], { asReleased: true })
    const pictures = path.join(CACHE, 'brand', path.basename(from, '.json'))
    await takePictures(from, pictures).catch((error) => fail(error.message))
    say(`pictures of the sign-in flow: ${pictures}`)
  }
} else {
  if (!fs.existsSync(given(file))) fail(`${file}: there is no such file`)
  const bytes = await subsetFontFile(given(file), given(out)).catch((error) => fail(error.message))
  say(`${out} has ${(bytes / 1024).toFixed(1)} KB; its licence must allow changing it and showing it on the web`)
}

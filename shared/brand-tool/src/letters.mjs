import fs from 'node:fs'
import path from 'node:path'
import { REMOTES, ROOT } from '@yawmi/tooling/root'
import { between } from './font.mjs'
import { load } from './load.mjs'

/** What editors' content is written in, whatever our own words have of it: letters, vowel marks, digits, marks. */
const CONTENT = [...between(0x621, 0x63a), ...between(0x641, 0x652), ...between(0x30, 0x39), ...'.:!()«»،؛؟']

/** Of our words, what a font for Arabic has to have; the rest, such as a sign between two words, any device has. */
const ARABIC = /[\u0600-\u06ff]/

/** Every letter that our words and content are written in. */
export async function neededCharacters() {
  const shared = fs.readdirSync(path.join(ROOT, 'shared')).map((name) => `shared/${name}`)
  const folders = [...REMOTES.map((remote) => `mfe-${remote}`), 'shell', ...shared]
  const files = folders
    .map((folder) => path.join(ROOT, folder, 'src'))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) =>
      fs.readdirSync(folder, { recursive: true }).map((file) => path.join(folder, /** @type {string} */ (file))),
    )
    .filter((file) => file.endsWith(path.join('copy', 'ar.ts')))
    .map((file) => path.relative(ROOT, file))
  const words = await Promise.all(files.map(async (file) => JSON.stringify(await load(file))))
  return new Set([...CONTENT, ...(words.join('').match(new RegExp(ARABIC, 'g')) ?? [])])
}

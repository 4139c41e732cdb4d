import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const PROGRAM = path.join(import.meta.dirname, 'font-program.mjs')
/** Milliseconds that a font may take. */
const FONT_TIMEOUT_MS = 30_000

/** @param {string[]} args */
const run = (...args) =>
  promisify(execFile)(process.execPath, [PROGRAM, ...args], { timeout: FONT_TIMEOUT_MS, maxBuffer: 8e6 })

/** The characters from one code point to another. @param {number} first @param {number} last */
export const between = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))

/** What pages are written in: Latin letters and digits, Arabic, and the signs between words. */
const CHARACTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}${between(0x600, 0x6ff)}${between(0x200c, 0x200f)}–—‘’“”•…−`

/**
 * Makes a file for the web of a font's own file: WOFF2 with the letters that our pages need, and no others.
 * @param {string} from TTF, OTF, WOFF or WOFF2. @param {string} to file that is written.
 * @returns {Promise<number>} bytes of the file
 * @throws Error for a file that is no font
 */
export async function subsetFontFile(from, to) {
  fs.mkdirSync(path.dirname(to), { recursive: true })
  await run('subset', from, to, CHARACTERS)
  return fs.statSync(to).size
}

/**
 * Letters of a list that a font has no glyph for.
 * @param {string} file of the font. @param {Iterable<string>} characters
 * @throws Error for a file that is no font
 */
export async function missingCharacters(file, characters) {
  const { stdout } = await run('letters', file)
  const known = new Set(JSON.parse(stdout))
  return [...characters].filter((letter) => !known.has(letter.codePointAt(0)))
}

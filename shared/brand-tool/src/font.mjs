import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { writeWhole } from '@yawmi/releases/write-whole'

const PROGRAM = path.join(import.meta.dirname, 'font-program.mjs')
/** Milliseconds that a font may take. */
const FONT_TIMEOUT_MS = 30_000

/** @param {string[]} args */
const run = (...args) =>
  promisify(execFile)(process.execPath, [PROGRAM, ...args], {
    ...{ timeout: FONT_TIMEOUT_MS, maxBuffer: 8e6, encoding: 'buffer' },
  })

/** The characters from one code point to another. @param {number} first @param {number} last */
export const between = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))

/** What pages are written in: Latin letters and digits, Arabic, and the signs between words. */
const CHARACTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}${between(0x600, 0x6ff)}${between(0x200c, 0x200f)}–—‘’“”•…−`

/**
 * Makes a file for the web of a font's own file: WOFF2 with the letters that our pages need, and no others.
 * @param {string} from TTF, OTF, WOFF or WOFF2. @param {string} to file that is written.
 * @returns {Promise<number>} bytes of the file
 * @throws Error that says what is no font, or of the file system where the file cannot be written
 */
export async function subsetFontFile(from, to) {
  const { stdout } = await run('subset', from, CHARACTERS).catch(() => {
    throw new Error(`${from} cannot be read as a font`)
  })
  writeWhole(to, stdout)
  return stdout.length
}

/**
 * Letters of a list that a font has no glyph for.
 * @param {string} file of the font. @param {Iterable<string>} characters
 * @throws Error for a file that is no font
 */
export async function missingCharacters(file, characters) {
  const { stdout } = await run('letters', file)
  const known = new Set(JSON.parse(String(stdout)))
  return [...characters].filter((letter) => !known.has(letter.codePointAt(0)))
}

import fs from 'node:fs'
import path from 'node:path'

/**
 * Writes a file in one step: a reader, or a start after a power cut, finds the text before or this one, never half of it.
 * @param {string} file @param {string | NodeJS.ArrayBufferView} text
 */
export function writeWhole(file, text) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}`
  fs.writeFileSync(temporary, text, { flush: true })
  fs.renameSync(temporary, file)
}

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

/**
 * Takes away what killed processes left of a file that they were writing so. Whoever calls it has the right to write the file to themself.
 * @param {string} file
 */
export function clearDrafts(file) {
  const { dir, base } = path.parse(file)
  if (!fs.existsSync(dir)) return
  for (const name of fs.readdirSync(dir))
    if (name.startsWith(`${base}.`) && /^\d+$/.test(name.slice(base.length + 1)))
      fs.rmSync(path.join(dir, name), { force: true })
}

import fs from 'node:fs'
import path from 'node:path'

/**
 * Writes a file in one step: a reader, or a start after a power cut, finds the text before or this one. Its folder is
 * made where it is missing.
 * @param mode who may read it, where that is not everybody
 * @throws Error of the file system
 */
export function writeFileAtomic(file: string, text: string, mode?: number): void {
  const temporary = `${file}.${process.pid}`
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const handle = fs.openSync(temporary, 'w', mode)
  try {
    fs.writeFileSync(handle, text)
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
  fs.renameSync(temporary, file)
}

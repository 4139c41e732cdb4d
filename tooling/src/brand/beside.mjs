import fs from 'node:fs'
import path from 'node:path'

/** The folder of a brand's own texts and fonts: it has the name of the brand's file and lies beside it. */
export const folderBeside = (file) => file.replace(/\.json$/, '')

/** What lies in that folder, as the checker of brands reads it. */
export function besideOf(file) {
  const folder = folderBeside(file)
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  return { names, read: (name) => fs.readFileSync(path.join(folder, name)) }
}

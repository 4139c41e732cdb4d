import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the repository; found so that an older Node finds it too, which only fetches the right one. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')
/** Everything that a build writes; nothing in it is kept in git. */
export const DIST = path.join(ROOT, 'dist')
/** Small notes of what was done for which inputs, so that a second run skips it. */
export const CACHE = path.join(ROOT, '.cache')

/** A path as somebody gave it, from the folder where they did: npm runs commands in the root. @param {string} name */
export const given = (name) => path.resolve(process.env.INIT_CWD ?? process.cwd(), name)

/** The remotes of this checkout, by the names that people outside the repository know: `mfe-<name>` is the folder of one. */
export const REMOTES = fs
  .readdirSync(ROOT)
  .filter((folder) => folder.startsWith('mfe-') && fs.existsSync(path.join(ROOT, folder, 'src')))
  .map((folder) => folder.slice('mfe-'.length))

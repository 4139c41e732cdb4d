import fs from 'node:fs'
import path from 'node:path'

// Before anything that an older Node stumbles over, so that it is this line which a person reads.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 12)) {
  process.stderr.write(`✗ Node 20.12 or newer is needed, this is ${process.version}\n`)
  process.exit(1)
}

/** Folder of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../../..')
/** Everything that a build writes; nothing in it is kept in git. */
export const DIST = path.join(ROOT, 'dist')
/** Small notes of what was done for which inputs, so that a second run skips it. */
export const CACHE = path.join(ROOT, '.cache')

/** The remotes of this checkout, by the names that people outside the repository know: `mfe-<name>` is the folder of one. */
export const REMOTES = fs
  .readdirSync(ROOT)
  .filter((folder) => folder.startsWith('mfe-') && fs.existsSync(path.join(ROOT, folder, 'src')))
  .map((folder) => folder.slice('mfe-'.length))

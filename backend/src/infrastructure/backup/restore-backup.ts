import { chmodSync, chownSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { removeLeftBehind } from '@yawmi/releases/processes'
import pLimit from 'p-limit'
import { StartError } from '../../lib/start-error'
import { databaseUser } from '../embedded-postgres/database-user'
import { copyFile, digestOfFile } from './copy-file'
import { type BackupContents, type BackupFile, DATA, readManifest } from './manifest'
import type { Found } from './note-restore'
import { proveRecovery } from './prove-recovery'

interface RestoreOptions {
  root: string
  /** What `takeBackup` wrote. */
  backup: string
  /** Not there yet, or empty. */
  dataDir: string
  /** The name of the store that the restored service will have its media in, where it is not the data folder. */
  bucket?: string | undefined
}

const MAX_CONCURRENT_COPIES = 8
/** Files that are named of those that are wrong. */
const NAMED = 20

/**
 * Checks every file of a backup, copies them to a new data folder, and starts the database of it once.
 * @returns what is in the database
 * @throws StartError naming what is wrong; the data folder is then not there
 */
export async function restoreBackup({
  root,
  backup,
  dataDir,
  bucket,
}: RestoreOptions): Promise<Found & { madeAt: string }> {
  const contents = await readManifest(backup)
  assertSameStore(contents, bucket)
  await assertEmpty(dataDir)
  await assertWhole(backup, contents.files)
  removeLeftBehind(path.dirname(dataDir), /\.restoring\.(\d+)$/)
  const draft = draftOf(dataDir)
  try {
    await copyAll(backup, contents, draft)
    const found = await proveRecovery(root, draft)
    await rename(draft, dataDir)
    return { ...found, madeAt: contents.madeAt }
  } catch (error) {
    await discardDraft(dataDir)
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new StartError(`There is no room for the data folder in ${path.dirname(dataDir)}: nothing was kept of it.`)
    throw error
  }
}

/**
 * Removes what a restore that is cut short has written: a copy of all that the service has, which nobody would look for there. What is still
 * being copied finds its folder gone.
 */
export const discardDraft = (dataDir: string): Promise<void> =>
  rm(draftOf(dataDir), { recursive: true, force: true, maxRetries: 10 })

/** Beside the data folder, which it becomes once the database has proved to start. */
const draftOf = (dataDir: string): string => `${dataDir}.restoring.${process.pid}`

/** Rows of a database name files of one store alone. */
function assertSameStore({ bucket: before }: BackupContents, bucket: string | undefined): void {
  if (before === bucket) return
  const [was, is] = [before, bucket].map((name) => (name === undefined ? 'in the data folder' : `in the ${name}`))
  throw new StartError(`The media of this backup are ${was}, and the settings say that they are ${is}: see S3_BUCKET.`)
}

async function assertEmpty(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new StartError(`${dataDir} cannot be read as a folder (${error.code}).`)
  })
  if (names.length > 0) throw new StartError(`${dataDir} is not empty: a backup is restored to a folder of its own.`)
  const [own, parent] = await Promise.all(
    [dataDir, path.dirname(dataDir)].map((place) => stat(place).catch(() => null)),
  )
  if (own && parent && own.dev !== parent.dev)
    throw new StartError(`${dataDir} is the root of a disk: name a folder on it.`)
}

async function assertWhole(backup: string, files: BackupFile[]): Promise<void> {
  const limit = pLimit(MAX_CONCURRENT_COPIES)
  const looks = files.map((file) => limit(() => faultOf(path.join(backup, DATA, file.path), file)))
  const faults = (await Promise.all(looks)).filter((fault) => fault !== undefined)
  if (faults.length === 0) return
  const more = faults.length > NAMED ? [`… and ${faults.length - NAMED} more`] : []
  throw new StartError(['The backup cannot be used:', ...faults.slice(0, NAMED), ...more].join('\n'))
}

async function faultOf(place: string, { path: name, bytes, sha256 }: BackupFile): Promise<string | undefined> {
  try {
    const found = await digestOfFile(place)
    if (found.bytes < bytes) return `${name} is cut off: ${found.bytes} of ${bytes} bytes`
    return found.sha256 === sha256 ? undefined : `${name} is damaged`
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOENT' ? `${name} is missing` : `${name} cannot be read (${code})`
  }
}

async function copyAll(backup: string, { files, folders }: BackupContents, draft: string): Promise<void> {
  const user = databaseUser()
  const own = (name: string) => {
    if (user && name.split('/')[0] === 'pg') chownSync(path.join(draft, name), user.uid, user.gid)
  }
  await mkdir(draft, { mode: 0o700 })
  for (const { path: name, mode } of folders) {
    const folder = path.join(draft, name)
    await mkdir(folder, { recursive: true })
    chmodSync(folder, mode)
    own(name)
  }
  const limit = pLimit(MAX_CONCURRENT_COPIES)
  const copies = files.map(({ path: name, mode, sha256 }) =>
    limit(async () => {
      const copied = await copyFile(path.join(backup, DATA, name), path.join(draft, name), mode)
      if (copied.sha256 !== sha256) throw new StartError(`${name} is damaged`)
      own(name)
    }),
  )
  const failed = (await Promise.allSettled(copies)).find((copy) => copy.status === 'rejected')
  if (failed) throw failed.reason as Error
}

import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '../../lib/put-file'
import { StartError } from '../../lib/start-error'
import { openCluster } from '../embedded-postgres/cluster'
import { assertExistingCluster } from '../embedded-postgres/existing-cluster'
import { BackupWriter } from './backup-writer'
import { copyCluster } from './copy-cluster'
import { DATA } from './manifest'

interface BackupOptions {
  root: string
  dataDir: string
  /** Not there yet, or empty. */
  folder: string
  /** The name of the store that media are in, where it is not the data folder; it is noted, and copied by other means. */
  bucket?: string | undefined
}

const MEDIA = 'media'
/** What the root of a disk has of its own. */
const LOST_AND_FOUND = 'lost+found'
/** Of the data folder, beside the database and the media: brands as they were last good, release lists, and the keys. */
const SMALL = ['brands', 'last-good-brands', 'last-good', 'keys', 'keys.json', 'otp-secret']
/** A file that is being written, as `putFile` names it. */
const DRAFT = /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Copies the embedded database and the files of a data folder, while a server may run on them.
 * @returns what was written; without a manifest, after a fault, nothing is left
 * @throws StartError saying in one line why there is no backup
 */
export async function takeBackup({
  root,
  dataDir,
  folder,
  bucket,
}: BackupOptions): Promise<{ files: number; bytes: number }> {
  assertExistingCluster({ dataDir })
  await claimFolder(folder)
  try {
    return await writeBackup({ root, dataDir, folder, bucket })
  } catch (error) {
    await discardBackup(folder)
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new StartError(`There is no room for a backup in ${folder}: nothing was kept of it.`)
    throw error
  }
}

async function writeBackup({ root, dataDir, folder, bucket }: BackupOptions) {
  const cluster = await openCluster({ root, dataDir, whenRunning: 'join' })
  try {
    const writer = new BackupWriter(dataDir, folder)
    const copyMedia = () => writer.copyTree(MEDIA, (name) => DRAFT.test(name))
    // Before the database too: a file of a row in it may be erased while it is copied.
    await copyMedia()
    await copyCluster(cluster.config, writer)
    await copyMedia()
    for (const name of SMALL) await writer.copyTree(name)
    return writer.finish(bucket)
  } finally {
    await cluster.stop()
  }
}

/** Removes what was written of a backup, so that it takes no room. The folder itself may be a mount. */
async function discardBackup(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name !== LOST_AND_FOUND) await rm(path.join(folder, name), { recursive: true, force: true })
}

async function claimFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder)
    const names = (await readdir(folder)).filter((name) => name !== LOST_AND_FOUND)
    if (names.length === 1 && names[0] === DATA)
      throw new StartError(`${folder} has a backup that was cut short, or is still being made: remove it, or wait.`)
    if (names.length > 0) throw new StartError(`${folder} is not empty: a backup needs a folder of its own.`)
    await mkdir(path.join(folder, DATA), { mode: 0o700 })
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${folder} cannot be written (${(error as NodeJS.ErrnoException).code}).`)
  }
}

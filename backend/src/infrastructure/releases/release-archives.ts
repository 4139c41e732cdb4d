import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { refuseUnfitFiles } from '@yawmi/releases/files/folder-faults'
import { packRelease } from '@yawmi/releases/https/archive'
import { unpackRelease } from '@yawmi/releases/https/unpack'
import { integrityOf } from '@yawmi/releases/integrity'
import { Refusal } from '@yawmi/releases/refusal'
import type { StoredArchive } from '../db/schema/releases'
import type { ObjectStore } from '../objects/object-store'
import type { NamedVersion } from './named-versions'

/** Of all archives in the store. */
export const ARCHIVES = '/releases'

/** Carries its digest, so that an address never gets other bytes, whoever packs a version again. */
export const archiveAddress = ({ remote, version }: NamedVersion, { digest }: StoredArchive): string =>
  `${ARCHIVES}/${remote}/${version}/${digest}.tar.gz`

/**
 * Puts the files of a version into the store, with its source maps.
 * @param scratch a folder for the archive while it is made
 * @throws Refusal where it is larger than an archive may be; StoreAway
 */
export async function storeVersion(
  objects: ObjectStore,
  named: NamedVersion,
  { from, maps }: { from: string; maps: string },
  scratch: string,
): Promise<StoredArchive> {
  const file = path.join(scratch, `${named.remote}-${named.version}.tar.gz`)
  const stored = await packRelease({ from, maps }, file)
  // Also where it is there: its age says how long nobody has needed it.
  await objects.put(archiveAddress(named, stored), await readFile(file))
  return stored
}

/**
 * Fetches the files of a version, and checks that they are those that were put there and that the list names.
 * @param folder a new one, made here
 * @param scratch where the archive lies meanwhile
 * @throws Refusal where they are not; ObjectMissing, StoreAway, an error of the file system
 */
export async function fetchVersion(
  objects: ObjectStore,
  named: NamedVersion,
  stored: StoredArchive,
  { folder, scratch }: { folder: string; scratch: string },
): Promise<void> {
  const file = path.join(scratch, 'release.tar.gz')
  await objects.copyTo(archiveAddress(named, stored), file)
  await unpackRelease(createReadStream(file), folder, stored)
  // Of what was built before there were digests the archive's own is all that is known.
  if (named.integrity === undefined) return
  refuseUnfitFiles(folder, `${named.remote} ${named.version}`)
  if (integrityOf(folder) !== named.integrity)
    throw new Refusal('files', 'its files are whole, and not those that the list names')
}

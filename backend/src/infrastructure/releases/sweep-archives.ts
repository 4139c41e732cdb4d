import type { Db } from '../db/connect'
import type { ObjectStore } from '../objects/object-store'
import { named } from './named-versions'
import { ARCHIVES, archiveAddress } from './release-archives'
import { newestFiles } from './release-revisions'

/** Milliseconds for which an archive stays that no list names: its row may be about to come, or a host is a list behind. */
const UNNAMED_MS = 24 * 60 * 60_000

/**
 * Removes archives of versions that the newest list does not name: of acts that were refused or killed before their row, and those
 * whose files nobody needs any more. A service without shared releases costs no call to its store.
 * @returns how many
 */
export async function sweepArchives(db: Db, objects: ObjectStore, now: Date): Promise<number> {
  if ((await namedAddresses(db)).size === 0) return 0
  const old = (await objects.list(ARCHIVES)).filter(({ putAt }) => now.getTime() - putAt.getTime() > UNNAMED_MS)
  let removed = 0
  for (const { address } of old) {
    // Read again for each: a version may come back in the meantime.
    if ((await namedAddresses(db)).has(address)) continue
    await objects.remove(address)
    removed += 1
  }
  return removed
}

async function namedAddresses(db: Db): Promise<Set<string>> {
  const files = Object.entries(await newestFiles(db))
  return new Set(files.map(([name, stored]) => archiveAddress(named(name), stored)))
}

import { failureText } from '../infrastructure/db/failure-text'
import { isUnreachable } from '../infrastructure/db/unreachable'

/** A disk without room, as the system and PostgreSQL say it. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether a disk had no room; looks into causes too, since drizzle wraps what the driver said. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return FULL.has(String((error as NodeJS.ErrnoException).code)) || isDiskFull(error.cause)
}

/** Where a zip archive is unpacked has no room for it. */
export const noRoomToUnpack = (place: string) =>
  `cannot be unpacked, since there is no room in ${place}: make room there, or have TMPDIR name a folder on another disk`

const AGAIN = 'Nothing of it is visible. Do the same again: it goes on where it was.'

/**
 * What ended an import before its end, for whoever ran it, in place of a statement that failed.
 * @param dataDir where media, and the embedded database, lie
 */
export function importFailure(error: Error, dataDir: string): string {
  if (isDiskFull(error))
    return `There is no room for the import on the disk of ${dataDir}, or of its database or store: make room. ${AGAIN}`
  if (isUnreachable(error)) return `The database went away during the import. ${AGAIN}`
  return failureText(error)
}

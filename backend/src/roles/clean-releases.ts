import { clean } from '@yawmi/releases/clean'
import { Refusal } from '@yawmi/releases/refusal'

/** Versions that go at once at most: removing files blocks this process, and the next run goes on. */
const MAX_AT_ONCE = 5
const READ_ONLY = new Set(['EACCES', 'EPERM', 'EROFS'])

/** Removes the files of versions that nobody needs any more from a site's folder; the next run does where somebody is at the list. */
export function cleanReleases(folder: string): void {
  try {
    clean(folder, { limit: MAX_AT_ONCE, waitMs: 0 })
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'conflict') return
    // A server that may not write its releases leaves their files to whoever releases.
    if (READ_ONLY.has(String((error as NodeJS.ErrnoException).code))) return
    throw error
  }
}

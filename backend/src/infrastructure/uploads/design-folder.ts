import { createHash } from 'node:crypto'

/**
 * Where the object store has every file of a subscriber: `/saved/<digest>`, since a subscriber may hand an address on and their id is
 * nobody's business.
 */
export const designFolderOf = (subscriberId: string): string =>
  `/saved/${createHash('sha256').update(subscriberId).digest('hex').slice(0, 32)}`

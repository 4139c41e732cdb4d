import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './base'

/** What a version is in the object store: one archive, which is named by its SHA-256. */
export interface StoredArchive {
  digest: string
  bytes: number
}

/**
 * Every release list that the hosts of a service shared; rows are only ever added, and the newest one counts. A row's number is one
 * more than that of the row which its act followed, so that of two who act at once the key lets one in.
 */
export const releaseRevisions = pgTable('release_revisions', {
  revision: bigint('revision', { mode: 'number' }).primaryKey(),
  /** The whole list, as it is written to `releases.json`. */
  list: text('list').notNull(),
  /** The line of the record of the act that made it, as it was signed. */
  line: text('line').notNull(),
  /** Where the files of each version are that the list names, by `<remote>/<version>`. */
  files: jsonb('files').$type<Record<string, StoredArchive>>().notNull(),
  at: instant('at').notNull().defaultNow(),
})

import { Refusal } from '@yawmi/releases/refusal'
import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { releaseRevisions } from '../db/schema/releases'

export type ReleaseRevision = Omit<typeof releaseRevisions.$inferSelect, 'at'>

/** By what a revision is known: after a restore of the database another one may have its number. */
export interface RevisionMark {
  revision: number
  /** Digest of its line of the record. */
  head: string
}

/** The mark of the newest revision; undefined while there is none. */
export async function newestMark(db: Db): Promise<RevisionMark | undefined> {
  const { revision, line } = releaseRevisions
  const [row] = await db
    .select({ revision, head: sql<string>`md5(${line})` })
    .from(releaseRevisions)
    .orderBy(desc(revision))
    .limit(1)
  return row
}

/** A revision with all that it is; undefined where there is none of that number. */
export async function revisionOf(db: Db, revision: number): Promise<ReleaseRevision | undefined> {
  const [row] = await db.select().from(releaseRevisions).where(eq(releaseRevisions.revision, revision))
  return row
}

/** Where the files of each version are that the newest revision names; none while there is none. */
export async function newestFiles(db: Db): Promise<ReleaseRevision['files']> {
  const { revision, files } = releaseRevisions
  const [row] = await db.select({ files }).from(releaseRevisions).orderBy(desc(revision)).limit(1)
  return row?.files ?? {}
}

/** Lines of the record, of the revisions after one and up to another, in their order. */
export async function linesBetween(db: Db, after: number, upTo: number): Promise<string[]> {
  const rows = await db
    .select({ line: releaseRevisions.line })
    .from(releaseRevisions)
    .where(and(gt(releaseRevisions.revision, after), lte(releaseRevisions.revision, upTo)))
    .orderBy(asc(releaseRevisions.revision))
  return rows.map(({ line }) => line)
}

/**
 * Adds a revision whose number is one more than that of the one which its act followed.
 * @throws Refusal `conflict` where somebody else has added one meanwhile
 */
export async function addRevision(db: Db, revision: ReleaseRevision): Promise<void> {
  const added = await db.insert(releaseRevisions).values(revision).onConflictDoNothing().returning({
    revision: releaseRevisions.revision,
  })
  if (added.length === 0) throw new Refusal('conflict', 'somebody acted meanwhile: nothing is changed; try again')
}

import type { DesignType } from '@yawmi/contract'
import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm'
import { ApiError } from '../../lib/errors'
import type { Db } from '../../infrastructure/db/connect'
import type { Slice } from '../content/content-rows'
import { savedDesigns } from '../../infrastructure/db/schema/designs'
import { queueWork } from '../../infrastructure/job-queue/job-queue'
import { subscribers } from '../../infrastructure/db/schema/base'

/** Seconds for the server that deletes a design to remove its files at once. */
const REMOVE_AFTER_S = 60

export type DesignRow = typeof savedDesigns.$inferSelect

/** Saved designs; every call is about one subscriber's own. */
export class DesignRows {
  constructor(
    private readonly db: Db,
    private readonly now: () => Date,
  ) {}

  /** Newest first. */
  async page(
    subscriberId: string,
    type: DesignType | undefined,
    { limit, offset }: Slice,
  ): Promise<{ rows: DesignRow[]; total: number }> {
    const own = and(eq(savedDesigns.subscriberId, subscriberId), type && eq(savedDesigns.type, type))
    const list = this.db.select().from(savedDesigns).where(own)
    const [rows, [counted]] = await Promise.all([
      list.orderBy(desc(savedDesigns.createdAt), asc(savedDesigns.id)).limit(limit).offset(offset),
      this.db.select({ total: count() }).from(savedDesigns).where(own),
    ])
    return { rows, total: counted?.total ?? 0 }
  }

  /**
   * Saves a design, one at a time for a subscriber and never while they are being erased. Under a key of theirs that is there
   * already it takes the place of that one, whose name stays where somebody gave it, and which is answered as `replaced`.
   * @param admit throws when what they have besides leaves no room for it
   * @param replaces the version that is known to whoever saves
   * @throws ApiError `unauthenticated` when they were erased meanwhile, `conflict` where neither the version is there that is known
   * nor the very one that is saved, as after a save whose answer was lost
   */
  async save(
    design: Omit<DesignRow, 'id' | 'createdAt'>,
    admit: (used: { designs: number; bytes: number }) => void,
    replaces?: string,
  ): Promise<{ row: DesignRow; replaced: DesignRow | undefined }> {
    return this.db.transaction(async (tx) => {
      const { subscriberId, key } = design
      await lockOwner(tx, subscriberId)
      const own = eq(savedDesigns.subscriberId, subscriberId)
      const replaced = key === null ? undefined : await this.byKey(tx, subscriberId, key)
      if (replaced && replaces && ![replaces, design.version].includes(replaced.version)) throw new ApiError('conflict')

      const bytes = sql<number>`coalesce(sum(${savedDesigns.bytes}), 0)`.mapWith(Number)
      const besides = replaced ? and(own, ne(savedDesigns.id, replaced.id)) : own
      const [used] = await tx.select({ designs: count(), bytes }).from(savedDesigns).where(besides)
      admit(used ?? { designs: 0, bytes: 0 })

      const { name, isNamed } = replaced?.isNamed
        ? replaced
        : { ...design, name: design.name ?? replaced?.name ?? null }
      const values = { ...design, name, isNamed, createdAt: this.now() }
      const [row] = replaced
        ? await tx.update(savedDesigns).set(values).where(eq(savedDesigns.id, replaced.id)).returning()
        : await tx.insert(savedDesigns).values(values).returning()
      return { row: row!, replaced }
    })
  }

  /** @throws ApiError `not_found` when the subscriber has none of that id, whoever else may */
  async own(subscriberId: string, id: string): Promise<DesignRow> {
    const [row] = await this.db.select().from(savedDesigns).where(ownOf(subscriberId, id))
    return found(row)
  }

  /** One of a subscriber's own by the studio's id of it. */
  async byKey(db: Pick<Db, 'select'>, subscriberId: string, key: string): Promise<DesignRow | undefined> {
    const own = and(eq(savedDesigns.subscriberId, subscriberId), eq(savedDesigns.key, key))
    return (await db.select().from(savedDesigns).where(own))[0]
  }

  /** @throws ApiError `not_found` */
  async rename(subscriberId: string, id: string, name: string): Promise<DesignRow> {
    const [row] = await this.db
      .update(savedDesigns)
      .set({ name, isNamed: true })
      .where(ownOf(subscriberId, id))
      .returning()
    return found(row)
  }

  /**
   * Removes one of a subscriber's own designs. The removal of its files is queued with it.
   * @returns the key of what is queued, for whoever has removed them meanwhile
   * @throws ApiError `not_found` when they have none of that id, whoever else may
   */
  async remove(subscriberId: string, id: string): Promise<{ design: DesignRow; queued: string }> {
    return this.db.transaction(async (tx) => {
      const [row] = await tx.delete(savedDesigns).where(ownOf(subscriberId, id)).returning()
      const design = found(row)
      const queued = `remove:${design.id}`
      await queueRemoval(tx, design, queued)
      return { design, queued }
    })
  }

  /** Has the files of what was replaced removed later, where they cannot be now: who knows their addresses would see them for good. */
  async removeFilesLater(replaced: DesignRow): Promise<void> {
    await queueRemoval(this.db, replaced, `remove:${replaced.path}`)
  }
}

function queueRemoval(
  tx: Pick<Db, 'execute'>,
  { path, documentPath, thumbnailPath }: DesignRow,
  key: string,
): Promise<void> {
  const addresses = [path, documentPath, thumbnailPath].filter((address) => address !== null)
  return queueWork(tx, 'remove_files', { addresses }, { key, afterSeconds: REMOVE_AFTER_S })
}

const ownOf = (subscriberId: string, id: string) =>
  and(eq(savedDesigns.id, id), eq(savedDesigns.subscriberId, subscriberId))

function found(row: DesignRow | undefined): DesignRow {
  if (!row) throw new ApiError('not_found')
  return row
}

/** @throws ApiError `unauthenticated` when they were erased meanwhile */
async function lockOwner(tx: Pick<Db, 'select'>, subscriberId: string): Promise<void> {
  const owner = await tx
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(eq(subscribers.id, subscriberId))
    .for('no key update')
  if (owner.length === 0) throw new ApiError('unauthenticated')
}

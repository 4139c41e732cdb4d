import type { DesignType } from '@yawmi/contract'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { ApiError } from '../../lib/errors'
import type { Db } from '../../infrastructure/db/connect'
import type { Slice } from '../content/content-rows'
import { savedDesigns } from '../../infrastructure/db/schema/designs'
import { subscribers } from '../../infrastructure/db/schema/base'

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
    type: DesignType,
    { limit, offset }: Slice,
  ): Promise<{ rows: DesignRow[]; total: number }> {
    const own = and(eq(savedDesigns.subscriberId, subscriberId), eq(savedDesigns.type, type))
    const list = this.db.select().from(savedDesigns).where(own)
    const [rows, [counted]] = await Promise.all([
      list.orderBy(desc(savedDesigns.createdAt), asc(savedDesigns.id)).limit(limit).offset(offset),
      this.db.select({ total: count() }).from(savedDesigns).where(own),
    ])
    return { rows, total: counted?.total ?? 0 }
  }

  /**
   * Adds a design, one at a time for a subscriber and never while they are being erased.
   * @param admit throws when what they have leaves no room for another
   * @param store keeps the file; when it fails there is no row either
   * @throws ApiError `unauthenticated` when they were erased meanwhile
   */
  async add(
    design: Omit<DesignRow, 'id' | 'createdAt'>,
    admit: (used: { designs: number; bytes: number }) => void,
    store: () => Promise<void>,
  ): Promise<DesignRow> {
    return this.db.transaction(async (tx) => {
      const { subscriberId } = design
      const owner = await tx
        .select({ id: subscribers.id })
        .from(subscribers)
        .where(eq(subscribers.id, subscriberId))
        .for('no key update')
      if (owner.length === 0) throw new ApiError('unauthenticated')

      const bytes = sql<number>`coalesce(sum(${savedDesigns.bytes}), 0)`.mapWith(Number)
      const [used] = await tx
        .select({ designs: count(), bytes })
        .from(savedDesigns)
        .where(eq(savedDesigns.subscriberId, subscriberId))
      admit(used ?? { designs: 0, bytes: 0 })

      const [row] = await tx
        .insert(savedDesigns)
        .values({ ...design, createdAt: this.now() })
        .returning()
      await store()
      return row!
    })
  }

  /**
   * Removes one of a subscriber's own designs.
   * @param erase removes the file; when it fails the row stays, so that the deletion can be asked for again
   * @throws ApiError `not_found` when they have none of that id, whoever else may
   */
  async remove(subscriberId: string, id: string, erase: (path: string) => Promise<void>): Promise<void> {
    await this.db.transaction(async (tx) => {
      const own = and(eq(savedDesigns.id, id), eq(savedDesigns.subscriberId, subscriberId))
      const [row] = await tx.delete(savedDesigns).where(own).returning({ path: savedDesigns.path })
      if (!row) throw new ApiError('not_found')
      await erase(row.path)
    })
  }
}

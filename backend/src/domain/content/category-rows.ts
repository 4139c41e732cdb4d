import { asc } from 'drizzle-orm'
import { ApiError } from '../../lib/errors'
import { TimedCache } from '../../lib/timed-cache'
import type { Db } from '../../infrastructure/db/connect'
import { categories } from '../../infrastructure/db/schema/content'

export type CategoryRow = typeof categories.$inferSelect

/** Categories and sub-categories, read whole: there are some dozens, and every list needs one. */
export class CategoryRows {
  private readonly cache = new TimedCache<CategoryRow[]>({ lifetimeMs: 2_000, maxWeight: 1 })

  constructor(private readonly db: Db) {}

  async top(): Promise<CategoryRow[]> {
    return (await this.all()).filter(isTop)
  }

  /** @throws ApiError `not_found` when there is no such top category */
  async topById(id: string): Promise<CategoryRow> {
    return found((await this.all()).find((row) => row.id === id && isTop(row)))
  }

  async below(parentId: string): Promise<CategoryRow[]> {
    return (await this.all()).filter((row) => row.parentId === parentId)
  }

  /** @throws ApiError `not_found` when there is no such sub-category */
  async subById(id: string): Promise<CategoryRow & { parentId: string }> {
    const { parentId, ...row } = found((await this.all()).find((candidate) => candidate.id === id))
    return { ...row, parentId: found(parentId) }
  }

  private all(): Promise<CategoryRow[]> {
    return this.cache.get('all', () => this.db.select().from(categories).orderBy(asc(categories.position)))
  }
}

const isTop = ({ parentId }: CategoryRow) => parentId === null

function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new ApiError('not_found')
  return value
}

import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { brandPreviews } from '../db/schema/brands'

export type BrandPreview = typeof brandPreviews.$inferSelect

/** A preview that is not over; undefined for another. */
export async function previewOf(db: Pick<Db, 'select'>, preview: number): Promise<BrandPreview | undefined> {
  const [row] = await db
    .select()
    .from(brandPreviews)
    .where(and(eq(brandPreviews.preview, preview), gt(brandPreviews.expiresAt, new Date())))
  return row
}

import { lte } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { brandPreviews } from '../db/schema/brands'
import { signAct } from './brand-acts'
import { type Act, readSound } from './brand-revisions'

/**
 * Keeps a brand's file with what lies beside it as a preview, until a time; those that are over go.
 * @returns its number
 * @throws StartError with a line for each fault
 */
export async function addPreview(
  db: Db,
  file: string,
  id: string,
  { by, note, signer, expiresAt }: Act & { expiresAt: Date },
): Promise<number> {
  const content = { brandId: id, ...readSound(file, id), note }
  await db.delete(brandPreviews).where(lte(brandPreviews.expiresAt, new Date()))
  const signed = signer && signAct(content, { act: 'preview', signer })
  const [added] = await db
    .insert(brandPreviews)
    .values({ ...content, ...signed, madeBy: signer?.team ?? by, expiresAt })
    .returning({ preview: brandPreviews.preview })
  return added!.preview
}

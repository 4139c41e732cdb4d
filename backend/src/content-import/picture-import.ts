import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { pictures } from '../db/schema/content'
import { uuidFrom } from './ids'
import type { MediaStore } from './media-store'
import { RECIPES, type RecipeName } from './recipes'
import { resize } from './resize'

/**
 * Resizes a picture and keeps it, unless the same source was done by the same recipe before and its files are there.
 * @returns its id in `pictures`
 * @throws Error naming the file when it is no picture
 */
export async function importPicture(db: Db, store: MediaStore, file: string, recipeName: RecipeName): Promise<string> {
  const source = await readFile(file)
  const recipe = RECIPES[recipeName]
  const sourceDigest = createHash('sha256').update(JSON.stringify(recipe)).update(source).digest('hex')
  const [kept] = await db.select().from(pictures).where(eq(pictures.sourceDigest, sourceDigest))
  if (kept && [kept.path, ...kept.variants.map((variant) => variant.path)].every((address) => store.has(address)))
    return kept.id

  const { width, height, thumbhash, variants, download } = await resize(source, recipe).catch((cause: Error) => {
    throw new Error(`${path.basename(file)} is no picture that can be used: ${cause.message}`, { cause })
  })
  const stored: { width: number; path: string }[] = []
  for (const variant of variants) stored.push({ width: variant.width, path: await store.put(variant.bytes, 'webp') })
  const downloadPath = download ? await store.put(download, 'jpg') : stored.at(-1)!.path

  const row = {
    id: uuidFrom('picture', sourceDigest),
    sourceDigest,
    width,
    height,
    thumbhash,
    variants: stored,
    path: downloadPath,
  }
  await db.insert(pictures).values(row).onConflictDoUpdate({ target: pictures.id, set: row })
  return row.id
}

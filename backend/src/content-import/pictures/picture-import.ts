import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../infrastructure/db/connect'
import { contents, pictures } from '../../infrastructure/db/schema/content'
import { uuidFrom } from '../ids'
import { addressOf, type MediaStore } from './media-store'
import { RECIPES, type RecipeName } from './recipes'
import { type DrawLargest, resize } from './resize'
import type { RowValues } from '../read/rows'

type Picture = typeof pictures.$inferSelect

/**
 * Resizes a picture and keeps it, unless the same source was done by the same recipe before and its files are there.
 * @param current the row's picture until now: the file that an export made of it is that picture, not a new one
 * @param draw as `resize` takes it
 * @returns its id in `pictures`
 * @throws Error naming the file when it is no picture
 */
export async function importPicture(
  db: Db,
  store: MediaStore,
  file: string,
  recipeName: RecipeName,
  current?: Picture,
  draw?: DrawLargest,
): Promise<string> {
  const source = await readFile(file)
  if (current && exportedAddress(current) === addressOf(source, 'webp') && (await isWhole(current, store)))
    return current.id

  const recipe = RECIPES[recipeName]
  const sourceDigest = createHash('sha256').update(JSON.stringify(recipe)).update(source).digest('hex')
  const existing = (await store.drafts.holdPicture(sourceDigest)) ?? (await pictureOf(db, sourceDigest))
  if (existing && (await isWhole(existing, store))) return existing.id

  const { width, height, thumbhash, variants, download } = await resize(source, recipe, draw).catch((cause: Error) => {
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
  // Whichever key conflicts: with one of the two named, the same picture inserted at the same time fails on the other.
  const made = { ...row, unshownSince: sql`now()` }
  const inserted = await db.insert(pictures).values(made).onConflictDoNothing().returning({ id: pictures.id })
  if (inserted.length === 0) await db.update(pictures).set(row).where(eq(pictures.id, row.id))
  return row.id
}

async function pictureOf(db: Db, sourceDigest: string): Promise<Picture | undefined> {
  const [found] = await db.select().from(pictures).where(eq(pictures.sourceDigest, sourceDigest))
  return found
}

const isWhole = ({ path: download, variants }: Picture, store: MediaStore): Promise<boolean> =>
  store.hasAll([download, ...variants.map((variant) => variant.path)])

/** The file of a picture that an export hands out: the largest, with its transparency. */
export const exportedAddress = ({ path: download, variants }: Pick<Picture, 'path' | 'variants'>) =>
  variants.at(-1)?.path ?? download

/** The picture that a row of this id and type has in the database. */
export async function currentPicture(db: Db, { external_id, type }: RowValues): Promise<Picture | undefined> {
  const [row] = await db
    .select({ picture: pictures })
    .from(contents)
    .innerJoin(pictures, eq(pictures.id, contents.pictureId))
    .where(and(eq(contents.externalId, external_id), eq(contents.type, type)))
  return row?.picture
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CATEGORY_IDS, DAILY_IDS, type CategoryKind, type DailyKind } from '@yawmi/contract'
import { colorSchema } from '@yawmi/contract/schemas'
import { z } from 'zod'
import { refusalOf } from '../fault'

const named = z.object({ slug: z.string().min(1), name: z.string().min(1) })
const described = named.extend({ description: z.string(), color: colorSchema })
const kinds = Object.keys(CATEGORY_IDS) as [CategoryKind, ...CategoryKind[]]
const dailyKinds = Object.keys(DAILY_IDS) as [DailyKind, ...DailyKind[]]

const partsSchema = z.object({
  categories: z.array(described.extend({ slug: z.enum(kinds) })).default([]),
  subCategories: z.array(described.extend({ parent: z.enum(kinds) })).default([]),
  tags: z
    .array(named.extend({ relatedTo: z.enum(['images', 'designs']), icon: z.string(), color: colorSchema }))
    .default([]),
  stickerPacks: z.array(named.extend({ publisher: z.string() })).default([]),
  daily: z
    .array(
      described.extend({
        slug: z
          .string()
          .transform((slug) => slug.replace(/^daily\//, ''))
          .pipe(z.enum(dailyKinds)),
      }),
    )
    .default([]),
})

const catalogueSchema = partsSchema.superRefine(({ categories, subCategories, stickerPacks, tags, daily }, context) => {
  const refuse = (slug: string, message: string) => context.addIssue({ code: 'custom', path: [slug], message })
  // Of two parts with one slug the second would take the place of the first, and of what lies in it.
  for (const parts of [[...categories, ...subCategories, ...stickerPacks], tags, daily]) {
    const slugs: string[] = parts.map(({ slug }) => slug)
    const repeated = slugs.find((slug, at) => slugs.indexOf(slug) !== at)
    if (repeated !== undefined) refuse(repeated, 'stands there twice')
  }
  // What is moved would leave what lies in it behind.
  const below = [...subCategories, ...stickerPacks.map(({ slug }) => ({ slug, parent: 'stickers' as const }))]
  for (const { slug, parent } of below) {
    const top = kinds.find((kind) => slug === kind || slug.startsWith(`${kind}/`))
    if (top && (top !== parent || slug === top)) refuse(slug, `is no slug below ${parent}: write ${parent}/ and a name`)
  }
})

/** The parts of a content folder that rows refer to, in the order in which they are shown. */
export type Catalogue = z.output<typeof catalogueSchema>

/** @throws ImportRefused naming the first place where the file is wrong */
export function readCatalogue(file: string): Catalogue {
  const refuse = (message: string) => refusalOf(path.basename(file), message)
  let json: unknown
  try {
    // Windows' editors begin a file with a mark, as a table may have it too.
    json = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    throw refuse((error as Error).message)
  }
  const parsed = catalogueSchema.safeParse(json)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw refuse(`${issue?.path.join('.')}: ${issue?.message}`)
}

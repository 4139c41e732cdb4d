import { z } from 'zod'
import type { CATEGORY_IDS, CategoryId, CategoryKind } from '../category-ids'
import { DESIGN_MAX_BYTES, DESIGN_NAME_MAX } from '../constants'
import { colorSchema, lineSchema, mediaPathSchema, pictureSchema, uuidSchema } from './common'

const webFile = z.object({ web: mediaPathSchema })

/** Pictures of a category tile; each `web` is a path of the media host. */
export const categoryImagesSchema = z.object({
  icon_web: mediaPathSchema,
  primary_background: webFile,
  secondary_background: webFile,
})

export const categorySchema = z
  .object({
    uuid: uuidSchema,
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    color: colorSchema,
    img: categoryImagesSchema,
  })
  .meta({ id: 'Category' })
export type Category = z.infer<typeof categorySchema>

export const videoSchema = z
  .object({
    uuid: uuidSchema,
    name: z.string(),
    title: z.string(),
    description: z.string(),
    path: mediaPathSchema,
    video_cover: mediaPathSchema,
    cover: pictureSchema,
    views: z.int().min(0),
  })
  .meta({ id: 'Video' })
export type Video = z.infer<typeof videoSchema>

/** A wallpaper: `path` is the file to download, `picture` what a grid shows. */
export const backgroundSchema = z
  .object({
    uuid: uuidSchema,
    name: z.string(),
    path: mediaPathSchema,
    picture: pictureSchema,
    img: z.object({ secondary_background: webFile }),
  })
  .meta({ id: 'Background' })
export type Background = z.infer<typeof backgroundSchema>

export const messageSchema = z.object({ uuid: uuidSchema, name: z.string() }).meta({ id: 'Message' })
export type Message = z.infer<typeof messageSchema>

/** `name` is the quote's text, `description` its author. */
export const quoteSchema = z
  .object({ uuid: uuidSchema, name: z.string(), description: z.string() })
  .meta({ id: 'Quote' })
export type Quote = z.infer<typeof quoteSchema>

export const jokeSchema = z.object({ uuid: uuidSchema, name: z.string() }).meta({ id: 'Joke' })
export type Joke = z.infer<typeof jokeSchema>

/** `name` as it is written in the list, `description` its meaning. */
export const nameMeaningSchema = z
  .object({ uuid: uuidSchema, name: z.string(), description: z.string() })
  .meta({ id: 'NameMeaning' })
export type NameMeaning = z.infer<typeof nameMeaningSchema>

export const designImageSchema = z
  .object({ uuid: uuidSchema, name: z.string(), path: mediaPathSchema, picture: pictureSchema })
  .meta({ id: 'DesignImage' })
export type DesignImage = z.infer<typeof designImageSchema>

/** Any row that a content list can answer; which one, the category says. */
export const contentItemSchema = z.union([videoSchema, backgroundSchema, designImageSchema, quoteSchema, messageSchema])
export type ContentItem = z.infer<typeof contentItemSchema>

/** What the lists of each category hold; `ContentOf` is a type error while one is missing. */
export interface ContentOfKind {
  images: Background
  videos: Video
  names: NameMeaning
  messages: Message
  jokes: Joke
  designs: DesignImage
  quotes: Quote
  stickers: DesignImage
}
/** The same by the category's id. */
export type ContentOf<I extends CategoryId> = { [K in CategoryKind as (typeof CATEGORY_IDS)[K]]: ContentOfKind[K] }[I]

export const subCategoryHeadSchema = z.object({ name: z.string(), description: z.string() })

export const latestContentSchema = z.object({
  uuid: uuidSchema,
  name: z.string(),
  title: z.string(),
  path: mediaPathSchema.nullable(),
  video_cover: mediaPathSchema.nullable(),
  picture: pictureSchema.nullable(),
  views: z.int().min(0),
})

/** One tile of the day; `uuid` is one of DAILY_IDS. */
export const dailyItemSchema = z
  .object({
    uuid: uuidSchema,
    name: z.string(),
    color: colorSchema,
    description: z.string(),
    img: z.object({ background_web: mediaPathSchema }),
    latest_content: latestContentSchema,
  })
  .meta({ id: 'DailyItem' })
export type DailyItem = z.infer<typeof dailyItemSchema>

/** Today's leaf as everybody may see it; a part whose category is empty is null. */
export const dailyCardSchema = z
  .object({
    /** The day in Libya, `2026-11-21`. */
    date: z.iso.date(),
    name: nameMeaningSchema.nullable(),
    quote: quoteSchema.nullable(),
    joke: jokeSchema.nullable(),
  })
  .meta({ id: 'Leaf' })
export type DailyCard = z.infer<typeof dailyCardSchema>

export const tagSchema = z
  .object({
    uuid: uuidSchema,
    name: z.string(),
    icon: z.string(),
    background: z.object({ background_web: colorSchema }),
  })
  .meta({ id: 'Tag' })
export type Tag = z.infer<typeof tagSchema>

export const stickerSchema = z.object({ uuid: uuidSchema, path: mediaPathSchema }).meta({ id: 'Sticker' })
export const stickerPackSchema = z
  .object({ uuid: uuidSchema, name: z.string(), number_of_stickers: z.int().min(0), stickers: z.array(stickerSchema) })
  .meta({ id: 'StickerPack' })
export type Sticker = z.infer<typeof stickerSchema>
export type StickerPack = z.infer<typeof stickerPackSchema>

export const designTypeSchema = z.enum(['image', 'card'])
export type DesignType = z.infer<typeof designTypeSchema>
/** The studio's own id of a design: saved again under the same one, a design takes the place of what was saved before. */
export const designKeySchema = z.string().regex(/^[\w-]{1,64}$/)
/** Tells one state of a saved design from another. */
export const designVersionSchema = z.string().regex(/^[\da-f]{32}$/)
export const designNameSchema = lineSchema(DESIGN_NAME_MAX)

export const savedDesignSchema = z
  .object({
    uuid: uuidSchema,
    path: mediaPathSchema,
    /** A copy of 320 px in width at the most, for lists; null where the design was saved before there were such. */
    thumbnail: mediaPathSchema.nullable(),
    type: designTypeSchema,
    name: z.string().nullable(),
    /** When it was saved last. */
    saved_at: z.iso.datetime(),
    /** The studio's id of the design, where its document is kept; null for one that is a picture and no more. */
    key: designKeySchema.nullable(),
    /** Of its document, for `replaces`; null for a picture, and for what an older server saved. */
    version: designVersionSchema.nullable(),
  })
  .meta({ id: 'SavedDesign' })
export type SavedDesign = z.infer<typeof savedDesignSchema>

/** A multipart form; `image` is judged by its bytes, whatever it is named, and `document` is JSON of `designDocumentSchema`. */
export const saveDesignBodySchema = z.object({
  design_type: designTypeSchema,
  image: z.file().max(DESIGN_MAX_BYTES).mime('image/png'),
  key: designKeySchema.optional(),
  name: designNameSchema.optional(),
  /** The version that its client knows under the `key`: where another was saved since, this one is refused as a `conflict`. */
  replaces: designVersionSchema.optional(),
  document: z.file().max(DESIGN_MAX_BYTES).optional(),
})

/** `document` is JSON of `designDocumentSchema`, as it was saved. */
export const savedDocumentSchema = z.object({ uuid: uuidSchema, document: z.string() })

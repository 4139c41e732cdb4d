import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, instant, textC } from './base'

/** A picture in every size that the media host keeps; paths are below that host's root. */
export const pictures = pgTable(
  'pictures',
  {
    id: uuid('id').primaryKey(),
    /** Digest of the source file and of the recipe that resized it: the same source is not worked on twice. */
    sourceDigest: text('source_digest').notNull().unique(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Base64. */
    thumbhash: text('thumbhash').notNull(),
    /** Narrowest first. */
    variants: jsonb('variants').$type<{ width: number; path: string }[]>().notNull(),
    /** The file that a person downloads. */
    path: text('path').notNull(),
    createdAt: createdAt(),
    /** While no content has ever had it, when an import last worked on it, by the database's clock; null from the first one on. */
    unshownSince: instant('unshown_since'),
  },
  (table) => [
    index('pictures_unshown')
      .on(table.unshownSince)
      .where(sql`unshown_since IS NOT NULL`),
    // Whether any has a file.
    index('pictures_of_file').on(table.path),
    index('pictures_of_variant').using('gin', sql`variants jsonb_path_ops`),
  ],
)

/** Files that an import put into the store, and that nothing names yet: one that was killed leaves them. */
export const mediaDrafts = pgTable('media_drafts', {
  address: text('address').primaryKey(),
  /** When an import put it there, or last came upon it, by the database's clock. */
  putAt: instant('put_at').notNull().defaultNow(),
})

/** Categories, and below them sub-categories and sticker packs. */
export const categories = pgTable(
  'categories',
  {
    id: uuid('id').primaryKey(),
    /** `parent/child` for a sub-category. */
    slug: text('slug').notNull().unique(),
    parentId: uuid('parent_id'),
    name: text('name').notNull(),
    description: text('description').notNull(),
    color: text('color').notNull(),
    iconPath: text('icon_path').notNull(),
    primaryPath: text('primary_path').notNull(),
    secondaryPath: text('secondary_path').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('categories_parent').on(table.parentId, table.position)],
)

export const CONTENT_TYPES = [
  'background',
  'video',
  'message',
  'quote',
  'joke',
  'name',
  'design_image',
  'design_card',
  'sticker',
] as const
export type ContentType = (typeof CONTENT_TYPES)[number]

export const contents = pgTable(
  'contents',
  {
    id: uuid('id').primaryKey(),
    /** The editors' own id: an import with the same one changes the row. */
    externalId: text('external_id').notNull().unique(),
    type: text('type', { enum: CONTENT_TYPES }).notNull(),
    /** The top category. */
    rootId: uuid('root_id')
      .notNull()
      .references(() => categories.id),
    /** The sub-category, or the top category where it has none. */
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** What a person may write to find it: see `searchKey`. */
    searchKey: textC('search_key').notNull(),
    pictureId: uuid('picture_id').references(() => pictures.id),
    /** The file itself when it is not a picture: a video. */
    mediaPath: text('media_path'),
    publishAt: instant('publish_at').notNull(),
    /** Order among what was published at one instant. */
    position: integer('position').notNull(),
    views: bigint('views', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('contents_root_newest').on(table.rootId, table.publishAt.desc().nullsFirst(), table.position, table.id),
    index('contents_category_newest').on(
      table.categoryId,
      table.publishAt.desc().nullsFirst(),
      table.position,
      table.id,
    ),
    /** In which the content of a day is counted off. */
    index('contents_of_day').on(table.rootId, table.id, table.publishAt),
    index('contents_search').on(table.rootId, table.searchKey),
    index('contents_of_picture').on(table.pictureId),
    index('contents_of_file')
      .on(table.mediaPath)
      .where(sql`media_path IS NOT NULL`),
    unique('contents_place').on(table.id, table.rootId, table.categoryId, table.publishAt, table.position),
  ],
)

/** Tags of the design studio: `images` for design images, `designs` for cards. */
export const tags = pgTable('tags', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  relatedTo: text('related_to', { enum: ['images', 'designs'] }).notNull(),
  name: text('name').notNull(),
  icon: text('icon').notNull(),
  color: text('color').notNull(),
  position: integer('position').notNull(),
})

/**
 * What is tagged how, with the content's place in every list: an index has a tag's contents in their order then. The
 * database itself keeps the place as the content has it.
 */
export const contentTags = pgTable(
  'content_tags',
  {
    tagId: uuid('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    contentId: uuid('content_id').notNull(),
    rootId: uuid('root_id').notNull(),
    categoryId: uuid('category_id').notNull(),
    publishAt: instant('publish_at').notNull(),
    position: integer('position').notNull(),
  },
  (table) => {
    // A column takes its order with it into the index: each index wants one of its own.
    const newest = () => [table.publishAt.desc().nullsFirst(), table.position, table.contentId] as const
    return [
      primaryKey({ columns: [table.tagId, table.contentId] }),
      foreignKey({
        name: 'content_tags_place',
        columns: [table.contentId, table.rootId, table.categoryId, table.publishAt, table.position],
        foreignColumns: [contents.id, contents.rootId, contents.categoryId, contents.publishAt, contents.position],
      })
        .onUpdate('cascade')
        .onDelete('cascade'),
      index('content_tags_content').on(table.contentId),
      index('content_tags_newest').on(table.tagId, ...newest()),
      index('content_tags_root_newest').on(table.tagId, table.rootId, ...newest()),
      index('content_tags_category_newest').on(table.tagId, table.categoryId, ...newest()),
    ]
  },
)

/** The six tiles of the day. */
export const dailyTiles = pgTable('daily_tiles', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  color: text('color').notNull(),
  backgroundPath: text('background_path').notNull(),
  position: integer('position').notNull(),
})

/** What each tile shows on a date, kept so that an import during the day changes nothing on the page. */
export const dailyPicks = pgTable(
  'daily_picks',
  {
    day: date('day', { mode: 'string' }).notNull(),
    tileId: uuid('tile_id')
      .notNull()
      .references(() => dailyTiles.id, { onDelete: 'cascade' }),
    contentId: uuid('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.day, table.tileId] })],
)

/** Imports that ran to their end, so that a start knows what is there. */
export const contentImports = pgTable('content_imports', {
  source: text('source').primaryKey(),
  /** Digest of the source's files at that time. */
  digest: text('digest').notNull(),
  finishedAt: instant('finished_at')
    .notNull()
    .default(sql`now()`),
})

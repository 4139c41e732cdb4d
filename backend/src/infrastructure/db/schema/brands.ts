import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, textC } from './base'

/**
 * Every version of a brand that was published, and by whom; rows are only ever added. The newest of a brand counts. All
 * servers take it from here.
 */
export const brandRevisions = pgTable(
  'brand_revisions',
  {
    revision: bigserial('revision', { mode: 'number' }).primaryKey(),
    brandId: textC('brand_id').notNull(),
    /** The brand's file as it was written; null where the brand was withdrawn. */
    text: text('text'),
    /** What lay beside it, in base 64 by name: its own texts, fonts and logos. */
    beside: jsonb('beside').$type<Record<string, string>>().notNull(),
    publishedAt: instant('published_at').notNull().defaultNow(),
    publishedBy: text('published_by').notNull(),
    note: text('note').notNull(),
    /** What a team's key signed of it, as it was signed, and the signature; none where the site trusts no key for brands. */
    act: text('act'),
    sig: text('sig'),
  },
  (table) => [index('brand_revisions_of_brand').on(table.brandId, table.revision.desc())],
)

/** A brand before it is published, for whoever has the link to it (docs/adr/0110). */
export const brandPreviews = pgTable('brand_previews', {
  preview: bigserial('preview', { mode: 'number' }).primaryKey(),
  brandId: textC('brand_id').notNull(),
  text: text('text').notNull(),
  beside: jsonb('beside').$type<Record<string, string>>().notNull(),
  madeAt: instant('made_at').notNull().defaultNow(),
  madeBy: text('made_by').notNull(),
  note: text('note').notNull(),
  expiresAt: instant('expires_at').notNull(),
  act: text('act'),
  sig: text('sig'),
})

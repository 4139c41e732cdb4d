import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether a row names an imported file; each large table has an index for it.
 * @param address an expression of type text
 * @param ofPictures which pictures count
 */
export const isNamed = (address: SQL, ofPictures: SQL = sql`true`): SQL => sql`(
  EXISTS (SELECT FROM contents WHERE media_path = ${address})
  OR EXISTS (SELECT FROM pictures WHERE path = ${address} AND ${ofPictures})
  OR EXISTS (SELECT FROM pictures
    WHERE variants @> jsonb_build_array(jsonb_build_object('path', ${address})) AND ${ofPictures})
  OR EXISTS (SELECT FROM categories WHERE ${address} IN (icon_path, primary_path, secondary_path))
  OR EXISTS (SELECT FROM daily_tiles WHERE background_path = ${address}))`

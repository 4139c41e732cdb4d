import { type SQL, sql } from 'drizzle-orm'

/** The addresses of all files that rows name, but for pictures that were never shown. It reads all of them, as an import does anyway. */
export const SHOWN_FILES: SQL = sql`
  SELECT media_path FROM contents WHERE media_path IS NOT NULL
  UNION ALL SELECT path FROM pictures WHERE unshown_since IS NULL
  UNION ALL SELECT variant ->> 'path' FROM pictures, jsonb_array_elements(variants) AS variant WHERE unshown_since IS NULL
  UNION ALL SELECT unnest(ARRAY[icon_path, primary_path, secondary_path]) FROM categories
  UNION ALL SELECT background_path FROM daily_tiles`

/** Whether any row names a file; each large table has an index for it. */
export const isNamed = (address: string): SQL => sql`(
  EXISTS (SELECT FROM contents WHERE media_path = ${address})
  OR EXISTS (SELECT FROM pictures WHERE path = ${address})
  OR EXISTS (SELECT FROM pictures WHERE variants @> jsonb_build_array(jsonb_build_object('path', ${address}::text)))
  OR EXISTS (SELECT FROM categories WHERE ${address} IN (icon_path, primary_path, secondary_path))
  OR EXISTS (SELECT FROM daily_tiles WHERE background_path = ${address}))`

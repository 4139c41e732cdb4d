import { type SQL, sql } from 'drizzle-orm'

/** The addresses of all imported files that rows name. @param ofPictures which pictures count */
export const namedBy = (ofPictures: SQL): SQL => sql`
  SELECT media_path FROM contents WHERE media_path IS NOT NULL
  UNION ALL SELECT path FROM pictures WHERE ${ofPictures}
  UNION ALL SELECT variant ->> 'path' FROM pictures, jsonb_array_elements(variants) AS variant WHERE ${ofPictures}
  UNION ALL SELECT unnest(ARRAY[icon_path, primary_path, secondary_path]) FROM categories
  UNION ALL SELECT background_path FROM daily_tiles`

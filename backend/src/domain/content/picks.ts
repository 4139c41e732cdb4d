import { CATEGORY_IDS, DAILY_IDS, type CategoryKind, type DailyKind } from '@yawmi/contract'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../infrastructure/db/connect'
import { contents, dailyPicks, dailyTiles, pictures } from '../../infrastructure/db/schema/content'
import { serviceDay } from '../../lib/service-time'

const DAY_MS = 86_400_000

/** The category that each tile takes its content from. */
const SOURCES: Record<DailyKind, CategoryKind> = {
  video: 'videos',
  message: 'messages',
  quote: 'quotes',
  joke: 'jokes',
  image: 'images',
  name: 'names',
}

/**
 * The tiles of the day in Tripoli with their contents, in the order of the page. What a day shows follows from its
 * date alone, goes once through a whole category before anything comes again, and is kept: what editors import
 * during the day shows from the next. Only what they take back during the day, by a later date, makes way for another. A
 * tile whose category is empty is left out.
 */
export async function picksOfDay(db: Db, now: Date) {
  const day = serviceDay(now)
  const saved = await savedPicks(db, day, now)
  if (saved.length === Object.keys(DAILY_IDS).length) return saved

  const missing = (Object.keys(DAILY_IDS) as DailyKind[]).filter(
    (kind) => !saved.some(({ tile }) => tile.id === DAILY_IDS[kind]),
  )
  for (const kind of missing) await pick(db, kind, day, now)
  return savedPicks(db, day, now)
}

async function savedPicks(db: Db, day: string, now: Date) {
  const rows = await db
    .select({ tile: dailyTiles, content: contents, picture: pictures })
    .from(dailyPicks)
    .innerJoin(dailyTiles, eq(dailyTiles.id, dailyPicks.tileId))
    .innerJoin(contents, eq(contents.id, dailyPicks.contentId))
    .leftJoin(pictures, eq(pictures.id, contents.pictureId))
    .where(and(eq(dailyPicks.day, day), lte(contents.publishAt, now)))
    .orderBy(asc(dailyTiles.position))
  return rows.map(({ tile, content, picture }) => ({ tile, content: { ...content, picture } }))
}

/**
 * Two servers that pick at once pick the same; the second insert does nothing, except to what is no longer published. Ids are digests of the editors' own ids: their
 * order mixes a category well, and is that of an index.
 */
async function pick(db: Db, kind: DailyKind, day: string, now: Date): Promise<void> {
  const dayNumber = Date.parse(day) / DAY_MS
  const published = sql`FROM contents WHERE root_id = ${CATEGORY_IDS[SOURCES[kind]]} AND publish_at <= ${now}`
  await db.execute(sql`
    INSERT INTO daily_picks (day, tile_id, content_id)
    SELECT ${day}, daily_tiles.id, picked.id
    FROM daily_tiles,
      (SELECT id ${published} ORDER BY id
       OFFSET (SELECT ${dayNumber}::bigint % nullif(count(*), 0) ${published}) LIMIT 1) picked
    WHERE daily_tiles.id = ${DAILY_IDS[kind]}
    ON CONFLICT (day, tile_id) DO UPDATE SET content_id = excluded.content_id
    WHERE NOT EXISTS (SELECT FROM contents WHERE id = daily_picks.content_id AND publish_at <= ${now})`)
}

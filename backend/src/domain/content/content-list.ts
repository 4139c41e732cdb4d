import { Batched } from '../../lib/batched'
import { TimedCache } from '../../lib/timed-cache'
import type { Db } from '../../infrastructure/db/connect'
import type { contents, pictures } from '../../infrastructure/db/schema/content'

/** What of a picture, and of a content, is shown. */
export type PictureRow = Pick<typeof pictures.$inferSelect, 'width' | 'height' | 'thumbhash' | 'variants' | 'path'>
export type ContentRow = Pick<
  typeof contents.$inferSelect,
  'id' | 'type' | 'title' | 'body' | 'mediaPath' | 'views'
> & { picture: PictureRow | null }

export interface ContentPage {
  rows: ContentRow[]
  total: number
}

export interface Slice {
  limit: number
  offset: number
}

/** What a list is of: a category or a tag, and with a tag perhaps a category. */
interface Subject {
  id: string
  category?: string
}

/** Where the rows of a list lie in its order, by an index. */
export interface Listing {
  name: string
  /** With the columns `publish_at` and `position`. */
  table: 'contents' | 'content_tags'
  /** Its column with the content's id. */
  id: 'id' | 'content_id'
  /** SQL about a row of the table, with `ask.id` and `ask.category` for the subject. */
  filter: string
}

/** A place in a list, from which the rows behind it are found without going past those before it. */
interface Mark {
  /** PostgreSQL's own text: a Date has no microseconds. */
  at: string
  position: number
  id: string
}

/** How long a list is, and every so many rows of it one as a mark. */
interface Extent {
  total: number
  anchors: Mark[]
}

interface Ask {
  subject: Subject
  mark: Mark
  skip: number
  limit: number
}

/** Rows from mark to mark: so many are passed at most to reach a page. */
const STEP = 20
/** So many rows are always read from the beginning: what was published or taken away just now shows there. */
const LIVE = 100
const NIL = '00000000-0000-0000-0000-000000000000'
const MIN_INTEGER = -2_147_483_648

/**
 * Extents of lists for five seconds. Going through a large category costs more than a page of it, so for a minute the
 * one before is good enough while a new one is made.
 */
export type Extents = TimedCache<Extent>
export const newExtents = (): Extents =>
  new TimedCache({
    lifetimeMs: 5_000,
    staleMs: 60_000,
    maxWeight: 50_000,
    weigh: ({ anchors }) => 1 + anchors.length,
  })

/**
 * Published contents of a listing, newest first, a page at a time: any page costs as much as the first, and pages asked
 * for at one moment are read together.
 */
export class ContentList {
  private readonly pages = new Batched((asks: Ask[]) => this.read(asks))

  constructor(
    private readonly db: Db,
    private readonly extents: Extents,
    private readonly listing: Listing,
  ) {}

  async page(subject: Subject, { limit, offset }: Slice, now: Date): Promise<ContentPage> {
    const extent = this.extents.get(JSON.stringify([this.listing.name, subject]), () => this.measure(subject, now))
    const passed = offset >= LIVE ? markBefore(await extent, offset) : undefined
    // No row is before the first: one that was published this very moment is behind this mark.
    const { mark, place } = passed ?? { mark: { at: now.toISOString(), position: MIN_INTEGER, id: NIL }, place: 0 }
    const [rows = [], { total }] = await Promise.all([
      this.pages.get({ subject, mark, skip: offset - place, limit }),
      extent,
    ])
    return { rows, total }
  }

  private async read(asks: Ask[]): Promise<Map<Ask, ContentRow[]>> {
    const column = (of: (ask: Ask) => unknown) => asks.map(of)
    const { rows } = await this.db.$client.query<PageRow>({
      name: `${this.listing.name}_pages`,
      text: pagesOf(this.listing),
      rowMode: 'array',
      values: [
        column(({ subject }) => subject.id),
        column(({ subject }) => subject.category ?? null),
        column(({ mark }) => mark.at),
        column(({ mark }) => mark.position),
        column(({ mark }) => mark.id),
        column(({ skip }) => skip),
        column(({ limit }) => limit),
      ],
    })
    const pages = new Map<Ask, ContentRow[]>(asks.map((ask) => [ask, []]))
    for (const row of rows) pages.get(asks[row[0] - 1]!)?.push(contentRow(row))
    return pages
  }

  private async measure({ id, category }: Subject, now: Date): Promise<Extent> {
    const { rows } = await this.db.$client.query<[at: string, position: number, id: string, place: string]>({
      name: `${this.listing.name}_extent`,
      text: extentOf(this.listing),
      rowMode: 'array',
      values: [id, category ?? null, now],
    })
    const total = Number(rows.at(-1)?.[3] ?? 0)
    const anchors = rows.slice(0, Math.floor(total / STEP)).map(([at, position, id]) => ({ at, position, id }))
    return { total, anchors }
  }
}

/** The last mark that no more than `offset` rows are before or at; none when the list is shorter than a step. */
function markBefore({ anchors }: Extent, offset: number): { mark: Mark; place: number } | undefined {
  const passed = Math.min(Math.floor(offset / STEP), anchors.length)
  const mark = anchors[passed - 1]
  return mark && { mark, place: passed * STEP }
}

type PageRow = [
  n: number,
  id: string,
  type: ContentRow['type'],
  title: string,
  body: string,
  mediaPath: string | null,
  views: string,
  /** JSON of a PictureRow. */
  picture: string | null,
]

function contentRow([, id, type, title, body, mediaPath, views, picture]: PageRow): ContentRow {
  const shown = picture === null ? null : (JSON.parse(picture) as PictureRow)
  return { id, type, title, body, mediaPath, views: Number(views), picture: shown }
}

/**
 * For each that is asked two index scans, which has all that they need: the rest of what was published with
 * the mark, then what was published before it. What is shown is looked up for the rows of the page only; the inner limits
 * of one row keep PostgreSQL, which cannot know how few they are, from reading whole tables instead. A picture comes as
 * one value, since reading a row costs the server by its columns; its JSON is put together as text, at half the price of
 * json_build_object. Neither base64 nor the importer's paths need an escape in it.
 */
export function pagesOf({ table, id, filter }: Listing): string {
  const scan = (behind: string) => `
    (SELECT ${id} AS id, publish_at, position FROM ${table} WHERE ${filter} AND ${behind}
     ORDER BY publish_at DESC, position, ${id} LIMIT ask.skip + ask.rows)`
  return `
    SELECT ask.n::integer, shown.id, shown.type, shown.title, shown.body, shown.media_path, shown.views, picture.shown
    FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::integer[], $5::uuid[], $6::bigint[], $7::bigint[])
      WITH ORDINALITY AS ask (id, category, at, position, mark, skip, rows, n)
    CROSS JOIN LATERAL (
      ${scan(`publish_at = ask.at AND (position, ${id}) > (ask.position, ask.mark)`)}
      UNION ALL
      ${scan('publish_at < ask.at')}
      ORDER BY publish_at DESC, position, id LIMIT ask.rows OFFSET ask.skip
    ) AS place
    CROSS JOIN LATERAL (
      SELECT id, type, title, body, media_path, views, picture_id FROM contents WHERE id = place.id LIMIT 1
    ) AS shown
    LEFT JOIN LATERAL (
      SELECT '{"width":' || width || ',"height":' || height || ',"thumbhash":"' || thumbhash || '","path":"' || path
        || '","variants":' || variants::text || '}' AS shown
      FROM pictures WHERE id = shown.picture_id LIMIT 1
    ) AS picture ON true
    ORDER BY ask.n, place.publish_at DESC, place.position, place.id`
}

/** The rows that are marks, and the last; with the number of each. */
function extentOf({ table, id, filter }: Listing): string {
  return `
    SELECT at, position, id, place
    FROM (
      SELECT publish_at::text AS at, position, ${table}.${id} AS id, row_number() OVER newest AS place,
        lead(${table}.${id}) OVER newest IS NULL AS is_last
      FROM ${table}, (SELECT $1::uuid AS id, $2::uuid AS category) AS ask
      WHERE ${filter} AND publish_at <= $3
      WINDOW newest AS (ORDER BY publish_at DESC, position, ${table}.${id})
    ) AS numbered
    WHERE place % ${STEP} = 0 OR is_last
    ORDER BY place`
}

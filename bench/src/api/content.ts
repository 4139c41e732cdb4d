import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CATEGORY_IDS } from '@yawmi/contract'
import type pg from 'pg'

const COLUMNS = 'type,title,body,category,tags,publish_at,media_file,external_id'
const CATEGORIES = 8
/** Rows that come by the content command, each kind; the rest is made of them. */
const SEED = 120
const DAY_MS = 86_400_000
/** What every picture is tagged with. */
export const TAG = 'b0a7c0de-0000-4000-8000-000000000001'

const drawing = (hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="960"><rect width="640" height="960" fill="hsl(${hue} 60% 40%)"/></svg>`
const described = (slug: string) => ({ slug, name: `اسم ${slug}`, description: `وصف ${slug}`, color: '#336699' })

/** A content folder as editors hand in: pictures in eight shelves, and quotes. */
export function writeContentFolder(folder: string): void {
  mkdirSync(path.join(folder, 'art'), { recursive: true })
  const kinds = Object.keys(CATEGORY_IDS)
  const categories = Array.from({ length: CATEGORIES }, (_, category) => ({
    ...described(`images/shelf-${category}`),
    parent: 'images',
  }))
  const catalogue = { categories: kinds.map(described), subCategories: categories }
  writeFileSync(path.join(folder, 'catalogue.json'), JSON.stringify(catalogue))
  for (const [index, kind] of kinds.entries())
    for (const part of ['', '-primary', '-secondary'])
      writeFileSync(path.join(folder, `art/${kind}${part}.svg`), drawing(index * 40))
  for (let category = 0; category < CATEGORIES; category++)
    writeFileSync(path.join(folder, `${category}.svg`), drawing(category * 45))

  const rows = Array.from({ length: SEED }, (_, n) => [
    `background,خلفية ${n},,images/shelf-${n % CATEGORIES},,,${n % CATEGORIES}.svg,background-${n}`,
    `quote,قائل ${n},نص الاقتباس رقم ${n} بطول يشبه ما يكتبه المحررون كل يوم,,,,,quote-${n}`,
  ]).flat()
  writeFileSync(path.join(folder, 'rows.csv'), [COLUMNS, ...rows].join('\n'))
}

/**
 * Makes more pictures of those that are there until the service has so many contents in all, published on many days,
 * as they would be after years.
 */
export async function multiply(database: pg.Client, contents: number): Promise<void> {
  const { rows } = await database.query<{ count: string }>('SELECT count(*) FROM contents')
  const missing = contents - Number(rows[0]?.count)
  await database.query(
    `INSERT INTO contents (id, external_id, type, root_id, category_id, title, body, search_key, picture_id, publish_at, position)
     SELECT gen_random_uuid(), 'more-' || n, type, root_id, category_id, title, body, search_key, picture_id,
            now() - (n / 20) * interval '${DAY_MS / 100} milliseconds', n % 20
     FROM generate_series(1, $1) AS n
     JOIN (SELECT *, row_number() OVER (ORDER BY external_id) - 1 AS place FROM contents WHERE type = 'background') AS seed
       ON seed.place = n % ${SEED}`,
    [missing],
  )
  await tagPictures(database)
  await database.query('VACUUM ANALYZE contents, content_tags')
}

/** Gives every picture one tag, by which it is listed too. */
export async function tagPictures(database: pg.Client): Promise<void> {
  await database.query("INSERT INTO tags VALUES ($1, 'all', 'images', 'الكل', 'leaf', '#336699', 0)", [TAG])
  await database.query(
    `INSERT INTO content_tags (tag_id, content_id, root_id, category_id, publish_at, position)
     SELECT $1, id, root_id, category_id, publish_at, position FROM contents WHERE type = 'background'`,
    [TAG],
  )
}

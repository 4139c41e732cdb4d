/**
 * Draws the demo art of the product: backgrounds, base images, cards, stickers and category art, as SVG files, and the
 * list of content that the importer reads. Nothing is random: a second run writes the same bytes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { planArt } from './art/index.mjs'
import { planBackgrounds } from './backgrounds/index.mjs'
import { planCards } from './designs/cards/index.mjs'
import { planImages } from './designs/images/index.mjs'
import { readCsv, writeCsv } from './lib/csv.mjs'
import { planStickers } from './stickers/index.mjs'

const texts = (name) => readFileSync(new URL(`../texts/${name}`, import.meta.url), 'utf8')
const header = ['type', 'title', 'body', 'category', 'tags', 'publish_at', 'media_file', 'external_id']

/**
 * @typedef {Record<'type' | 'title' | 'body' | 'category' | 'tags' | 'publish_at' | 'media_file' | 'external_id', string>} Row
 * @typedef {{ file: string, draw: () => string, row?: Partial<Row> }} Job
 */

/** @returns {Job[]} */
function plan() {
  const { categories, subCategories, tags, daily } = JSON.parse(texts('catalogue.json'))
  const imageTags = tags.filter((tag) => tag.relatedTo === 'images').map((tag) => tag.slug)
  return [
    ...planBackgrounds().map(({ category, id, title, tags: on, draw }) => ({
      file: `backgrounds/${id}.svg`,
      draw,
      row: {
        type: 'background',
        title,
        category: `images/${category}`,
        tags: on.join('|'),
        external_id: `background-${id}`,
      },
    })),
    ...planImages(imageTags).map(({ id, tag, title, draw }) => ({
      file: `designs/images/${id}.svg`,
      draw,
      row: { type: 'design_image', title, category: 'designs/images', tags: tag, external_id: `design-image-${id}` },
    })),
    ...planCards(readCsv(texts('cards.csv'))).map(({ slug, tag, title, draw }) => ({
      file: `designs/cards/${slug}.svg`,
      draw,
      row: { type: 'design_card', title, category: 'designs/cards', tags: tag, external_id: `design-card-${slug}` },
    })),
    ...planStickers(readCsv(texts('sticker-words.csv'))).map(({ pack, slug, title, draw }) => ({
      file: `stickers/${pack}/${slug}.svg`,
      draw,
      row: { type: 'sticker', title, category: `stickers/${pack}`, external_id: `sticker-${pack}-${slug}` },
    })),
    ...planArt([...categories, ...subCategories, ...daily]).map(({ file, draw }) => ({ file: `art/${file}`, draw })),
  ]
}

/**
 * Writes every file below `outDir`, and `rows.csv`; returns the rows. Yields to the event loop between files.
 * @param {{ outDir: string, onProgress?: (done: number, total: number) => void }} options
 * @returns {Promise<Row[]>}
 */
export async function drawAll({ outDir, onProgress = () => {} }) {
  const jobs = plan()
  const rows = []
  const folders = new Set()
  for (const [index, { file, draw, row }] of jobs.entries()) {
    const path = join(outDir, file)
    const folder = join(path, '..')
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    writeFileSync(path, draw())
    if (row)
      rows.push({
        type: '',
        title: '',
        body: '',
        category: '',
        tags: '',
        publish_at: '',
        media_file: file,
        external_id: '',
        ...row,
      })
    onProgress(index + 1, jobs.length)
    if (index % 20 === 19) await new Promise((resolve) => setImmediate(resolve))
  }
  writeFileSync(join(outDir, 'rows.csv'), writeCsv(header, rows))
  return rows
}

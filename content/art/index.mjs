/**
 * Draws the demo art of the product: backgrounds, base images, cards, stickers and category art, as SVG files, and the
 * list of content that the importer reads. Nothing is random: a second run writes the same bytes.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { planArt } from './tiles/index.mjs'
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
 * Writes every file below a folder, then `rows.csv`, and `digest.txt`: the digest of them all, by which a server sees
 * that the art has changed.
 * @param {string} outDir
 */
export function drawAll(outDir) {
  const rows = []
  const digest = createHash('sha256')
  const write = (file, text) => {
    mkdirSync(join(outDir, file, '..'), { recursive: true })
    writeFileSync(join(outDir, file), text)
    digest.update(file).update('\0').update(text)
  }
  for (const { file, draw, row } of plan()) {
    write(file, draw())
    if (row) rows.push({ media_file: file, ...row })
  }
  write('rows.csv', writeCsv(header, rows))
  writeFileSync(join(outDir, 'digest.txt'), digest.digest('hex'))
}

/**
 * Checks the demo texts in this folder: `node content/texts/check.mjs`.
 *
 * Rows: well-formed CSV (RFC 4180, LF, the fixed header), enough rows in every category, unique external ids, no
 * duplicate or near-duplicate text, Arabic only, clean spacing, no tatweel, no exclamation mark, no emoji.
 * Catalogue: the fixed categories, every category a row names exists, tile colours distinct among siblings and
 * readable under white text (4.5:1). Prints one line for each fault and exits 1 if there is any.
 */
import { readdirSync, readFileSync } from 'node:fs'

const HEADER = 'type,title,body,category,tags,publish_at,media_file,external_id'
const LEAST = { message: 14, quote: 44, joke: 14, name: 160, video: 8 } // in each category
const faults = []
const check = (right, where, what) => void (right || faults.push(`${where}: ${what}`))
const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8')

function parse(file, header) {
  const text = read(file)
  check(
    !/\r|^\uFEFF/.test(text) && /[^\n]\n$/.test(text),
    file,
    'line ends: LF only, one at the end, no byte-order mark',
  )
  const field = /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/y
  const rows = [[]]
  while (field.lastIndex < text.length) {
    const at = field.lastIndex
    const found = field.exec(text)
    check(found, file, `malformed CSV at character ${at}`)
    if (!found) break
    rows.at(-1).push(found[1]?.replaceAll('""', '"') ?? found[2])
    if (found[3] === '\n') rows.push([])
  }
  const [first, ...rest] = rows.slice(0, -1)
  check(first.join() === header, file, `the header must be ${header}`)
  rest.forEach((r, i) => check(r.length === first.length, `${file} row ${i + 1}`, `${r.length} columns`))
  return rest.map((r) => Object.fromEntries(first.map((name, i) => [name, r[i] ?? ''])))
}

/** The text without vowel marks, hamza forms and punctuation. */
const plain = (s) =>
  s
    .replace(/[\u064B-\u0652\u0670]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[^\u0621-\u064A0-9]+/g, ' ')
    .trim()
const trigrams = (s) => new Set(Array.from({ length: Math.max(1, s.length - 2) }, (_, i) => s.slice(i, i + 3)))
const likeness = (a, b) => (a.size + b.size) / new Set([...a, ...b]).size - 1 // Jaccard

function checkText(where, text) {
  check(!/[A-Za-z]/.test(text), where, 'Latin letters')
  check(!/ {2}|^\s|\s$|\t| \n|\n | [،؛؟.:]/.test(text), where, 'spacing')
  check(!/\u0640/.test(text), where, 'tatweel')
  check(!/[!?;,"]|\p{Extended_Pictographic}|[\u200B-\u200F\u202A-\u202E]/u.test(text), where, 'forbidden character')
  check(!/اً/.test(text), where, 'tanween goes before the alef (ًا)')
}
const unique = (where, list) => check(new Set(list).size === list.length, where, 'a slug or a text is used twice')

const rgb = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))
function contrastWithWhite(hex) {
  const [r, g, b] = rgb(hex).map((v) => (v <= 10 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4))
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
}

// The catalogue.
const { categories, subCategories, tags, stickerPacks, daily } = JSON.parse(read('catalogue.json'))
const FIXED = 'images,videos,names,messages,jokes,designs,quotes,stickers'
check(categories.map((c) => c.slug).join() === FIXED, 'catalogue.json', `categories must be ${FIXED}`)
const siblings = [
  categories,
  daily,
  ...['images', 'designs'].map((r) => tags.filter((t) => t.relatedTo === r)),
  ...categories.map((c) => subCategories.filter((s) => s.parent === c.slug)),
]
for (const list of siblings)
  list.forEach((item, i) => {
    const where = `catalogue.json ${item.slug}`
    check(/^#[0-9A-F]{6}$/.test(item.color), where, `colour ${item.color}`)
    check(contrastWithWhite(item.color) >= 4.5, where, `white on ${item.color} does not reach 4.5:1`)
    for (const other of list.slice(0, i))
      check(
        Math.hypot(...rgb(item.color).map((v, k) => v - rgb(other.color)[k])) >= 24,
        where,
        `colour too near ${other.slug}`,
      )
    for (const text of [item.name, item.description ?? '']) checkText(where, text)
  })
const tiles = [...categories, ...subCategories, ...tags, ...daily]
check(siblings.flat().length === tiles.length, 'catalogue.json', 'a wrong parent or relatedTo')
const tree = new Set([...categories, ...subCategories].map((c) => c.slug))
unique(
  'catalogue.json',
  [...categories, ...subCategories, ...stickerPacks, ...daily].map((c) => c.slug),
)
unique(
  'catalogue.json tags',
  tags.map((t) => t.slug),
)

// A table that is not named here would be imported unchecked.
const TABLES = [...Object.keys(LEAST).map((type) => `${type}s.csv`), 'cards.csv', 'sticker-words.csv']
for (const file of readdirSync(new URL('.', import.meta.url)))
  check(!file.endsWith('.csv') || TABLES.includes(file), file, 'nothing checks it: add its type to LEAST')

// The rows that the importer reads.
const ids = []
for (const [type, least] of Object.entries(LEAST)) {
  const seen = []
  const counts = {}
  for (const row of parse(`${type}s.csv`, HEADER)) {
    const where = `${type}s.csv ${row.external_id}`
    check(row.type === type && /^[a-z0-9]+(-[a-z0-9]+)+$/.test(row.external_id), where, 'type or external_id')
    check(tree.has(row.category), where, `no category ${row.category} in the catalogue`)
    check(row.body && Boolean(row.title) === ['quote', 'name', 'video'].includes(type), where, 'title or body')
    check(row.media_file === (type === 'video' ? `videos/${row.external_id.slice(6)}.mp4` : ''), where, 'media_file')
    for (const tag of row.tags.split('|').filter(Boolean))
      check(
        tags.some((t) => t.slug === tag),
        where,
        `no tag ${tag}`,
      )
    for (const text of [row.title, row.body]) checkText(where, text)
    const grams = trigrams(plain(row.body))
    for (const other of seen) check(likeness(grams, other.grams) < 0.4, where, `too like ${other.id}`)
    seen.push({ id: row.external_id, grams, title: plain(row.title) })
    counts[row.category] = (counts[row.category] ?? 0) + 1
    ids.push(row.external_id)
  }
  if (type === 'name')
    unique(
      'names.csv titles',
      seen.map((s) => s.title),
    )
  const wanted = subCategories.filter((s) => s.parent === `${type}s`).map((s) => s.slug)
  for (const c of wanted.length ? wanted : [`${type}s`])
    check(counts[c] >= least, `${type}s.csv`, `${c} has under ${least} rows`)
}
unique('external_id', ids)

// The words that the artist draws.
const words = parse('sticker-words.csv', 'pack,slug,word')
for (const { slug } of stickerPacks)
  check(words.filter((w) => `stickers/${w.pack}` === slug).length === 8, slug, '8 stickers wanted')
for (const w of words) {
  checkText(`sticker ${w.slug}`, w.word)
  check(w.word.length <= 14, `sticker ${w.slug}`, 'over 14 letters')
}
const cards = parse('cards.csv', 'slug,tag,line1,line2')
check(cards.length === 40, 'cards.csv', '40 cards wanted')
for (const t of tags)
  check(t.relatedTo === 'images' || cards.some((c) => c.tag === t.slug), 'cards.csv', `no card for ${t.slug}`)
for (const c of cards) {
  check(
    tags.some((t) => t.slug === c.tag && t.relatedTo === 'designs'),
    `card ${c.slug}`,
    `no tag ${c.tag}`,
  )
  for (const line of [c.line1, c.line2]) {
    checkText(`card ${c.slug}`, line)
    check(line && line.length <= 40, `card ${c.slug}`, 'line length')
  }
}
unique('sticker-words.csv', [...words.map((w) => `${w.pack}/${w.slug}`), ...words.map((w) => w.word).filter(Boolean)])
unique('cards.csv', [...cards.map((c) => c.slug), ...cards.map((c) => plain(c.line1))])

console.log(
  faults.length
    ? faults.join('\n')
    : `texts ok: ${ids.length} rows, ${words.length} sticker words, ${cards.length} cards`,
)
process.exit(faults.length ? 1 : 0)

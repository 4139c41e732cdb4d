/**
 * Shapes every word that the drawings carry and writes its outlines to `words.json`, so that drawing needs no font.
 * Run it after a change of the cards' or stickers' words:
 *   node content/art/authoring/outline-words.mjs
 * It needs `harfbuzzjs` and the `@fontsource/*` packages of `faces.mjs`, which the product itself does not;
 * `DRAW_MODULES` may name a folder whose node_modules has them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { cardFonts, lineFont } from '../designs/card-fonts.mjs'
import { readCsv } from '../lib/csv.mjs'
import { stickerFonts } from '../stickers/sticker-fonts.mjs'
import { faces } from './faces.mjs'
import { unpackWoff } from './woff.mjs'

const require = createRequire(process.env.DRAW_MODULES ? `${process.env.DRAW_MODULES}/package.json` : import.meta.url)
const need = (name) => {
  try {
    return require.resolve(name)
  } catch {
    throw new Error(`outline-words needs ${name}: install it in a scratch folder and name that folder in DRAW_MODULES`)
  }
}
const hb = await import(pathToFileURL(need('harfbuzzjs')).href)
const text = (name) => readFileSync(new URL(`../../texts/${name}`, import.meta.url), 'utf8')

/** @type {Set<string>} `face|text` */
const wanted = new Set()
for (const { tag, line1, line2 } of readCsv(text('cards.csv'))) {
  if (!cardFonts[tag]) throw new Error(`no face is chosen for cards of tag ${tag}`)
  wanted.add(`${cardFonts[tag]}|${line1}`).add(`${lineFont}|${line2}`)
}
for (const { pack, word } of readCsv(text('sticker-words.csv'))) if (word) wanted.add(`${stickerFonts[pack]}|${word}`)
for (const extra of [
  'ruqaa|ي',
  'rakkas|ي',
  'kufi|معنى',
  'rakkas|ههه',
  'ruqaa|اسم',
  'ruqaa|ن',
  'ruqaa|ا',
  'ruqaa|ب',
  'tajawal|يوم',
])
  wanted.add(extra)

const fonts = new Map()
function fontOf(face) {
  if (!fonts.has(face)) {
    const plain = unpackWoff(readFileSync(need(faces[face])))
    const loaded = new hb.Face(new hb.Blob(plain.buffer.slice(plain.byteOffset, plain.byteOffset + plain.length)))
    fonts.set(face, { font: new hb.Font(loaded), scale: 1000 / loaded.upem })
  }
  return fonts.get(face)
}

/** One line, laid out from x = 0, baseline at 0, y downwards, 1000 units an em. */
function outline(face, line) {
  const { font, scale } = fontOf(face)
  const buffer = new hb.Buffer()
  buffer.addText(line)
  buffer.setDirection(hb.Direction?.RTL ?? 'rtl')
  buffer.guessSegmentProperties()
  hb.shape(font, buffer)
  const places = buffer.getGlyphPositions()
  const box = [Infinity, Infinity, -Infinity, -Infinity]
  let pen = 0
  let d = ''
  for (const [i, { codepoint }] of buffer.getGlyphInfos().entries()) {
    if (codepoint === 0 && line[buffer.getGlyphInfos()[i].cluster] !== ' ')
      throw new Error(`${face} has no glyph for a letter of ${line}`)
    const { xAdvance, xOffset, yOffset } = places[i]
    if (codepoint !== 0) {
      d += font.glyphToPath(codepoint).replace(/([MLQC])([^MLQCZ]*)/g, (_, command, numbers) => {
        const moved = (numbers.match(/-?[\d.]+/g) ?? [])
          .map(Number)
          .map((v, k) => Math.round((k % 2 ? -(v + yOffset) : v + pen + xOffset) * scale))
        for (let k = 0; k < moved.length; k += 2) {
          box[0] = Math.min(box[0], moved[k])
          box[1] = Math.min(box[1], moved[k + 1])
          box[2] = Math.max(box[2], moved[k])
          box[3] = Math.max(box[3], moved[k + 1])
        }
        return command + moved.join(' ')
      })
    }
    pen += codepoint === 0 ? 250 / scale : xAdvance
  }
  return { d, advance: Math.round(pen * scale), box }
}

const words = Object.fromEntries([...wanted].sort().map((key) => [key, outline(...key.split('|'))]))
const file = new URL('../words.json', import.meta.url)
writeFileSync(
  file,
  `{\n${Object.entries(words)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n')}\n}\n`,
)
console.log(`${Object.keys(words).length} words outlined`)

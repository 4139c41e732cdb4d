/** Every sticker: its pack, its drawing, its ink. */
import { animalInk, animals } from './animals/index.mjs'
import { greetingInk, greetings } from './greetings/index.mjs'
import { leafFaces, leafInk } from './leaf-faces/index.mjs'
import { drawSticker } from './sticker.mjs'
import { stickerFonts } from './sticker-fonts.mjs'
import { tea, teaInk } from './tea/index.mjs'

const packs = {
  'leaf-faces': [leafFaces, leafInk],
  greetings: [greetings, greetingInk],
  animals: [animals, animalInk],
  tea: [tea, teaInk],
}

/** Titles of the two stickers that carry no word. */
const silent = { bird: 'عصفور يغنّي', steam: 'شاي ومحبة' }

/** @param {{ pack: string, slug: string, word: string }[]} words rows of sticker-words.csv */
export const planStickers = (words) =>
  words.map(({ pack, slug, word }) => {
    const [drawings, inks] = packs[pack] ?? []
    if (!drawings?.[slug]) throw new Error(`no drawing for the sticker ${pack}/${slug}`)
    return {
      pack,
      slug,
      title: word || silent[slug] || slug,
      draw: () => drawSticker({ art: drawings[slug](), text: word, face: stickerFonts[pack], ink: inks[slug] }),
    }
  })

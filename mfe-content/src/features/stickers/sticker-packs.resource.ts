import type { StickerPack } from '@yawmi/contract'

/** Pictures of a pack that its card shows (specification, section 9). */
const PREVIEWS = 4

/** WhatsApp takes no smaller pack; the file's rules are checked again as it is made (`@yawmi/lib/sticker-pack`). */
export const MIN_STICKERS = 3

/** A pack as its card and its own screen show it; files are paths on the media host. */
export interface PackItem {
  uuid: string
  name: string
  count: number
  stickers: { uuid: string; file: string }[]
}

export const toPackItem = ({ uuid, name, number_of_stickers: count, stickers }: StickerPack): PackItem => ({
  uuid,
  name,
  count,
  stickers: stickers.map((sticker) => ({ uuid: sticker.uuid, file: sticker.path })),
})

export const previewsOf = ({ stickers }: PackItem) => stickers.slice(0, PREVIEWS)

/** A sticker as WhatsApp takes it: a WebP of 512 px. */
export interface Sticker {
  id: string
  file: Blob
}

/** Stickers of one's own, up to thirty. */
export interface Pack {
  id: string
  name: string
  stickers: readonly Sticker[]
  /** Id of the one that represents it; left out, or gone: the first. */
  tray?: string
}

/** WhatsApp's bounds of a pack; the file's own rules are checked again as it is made (`@yawmi/lib/sticker-pack`). */
export const PACK_SIZE = { min: 3, max: 30 } as const
/** Characters of a pack's name. */
export const MAX_NAME_LENGTH = 60

/** What is done to a pack, whichever state of it is there by then. */
export type PackChange = (pack: Pack) => Pack

export const newId = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 8)

export const newPack = (): Pack => ({ id: newId(), name: '', stickers: [] })

export const addSticker = (pack: Pack, file: Blob, id = newId()): Pack =>
  pack.stickers.length >= PACK_SIZE.max ? pack : { ...pack, stickers: [...pack.stickers, { id, file }] }

export const removeSticker = (pack: Pack, id: string): Pack => ({
  ...pack,
  stickers: pack.stickers.filter((sticker) => sticker.id !== id),
})

export const trayOf = ({ stickers, tray }: Pack): Sticker | undefined =>
  stickers.find(({ id }) => id === tray) ?? stickers[0]

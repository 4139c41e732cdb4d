import { pngSize, webpSize } from './image-size'

/** WhatsApp's rules for packs of still stickers (github.com/WhatsApp/stickers). Sizes in bytes. */
export const RULES = {
  fewest: 3,
  most: 30,
  side: 512,
  stickerBytes: 100 * 1024,
  traySide: 96,
  trayBytes: 50 * 1024,
  nameCharacters: 128,
} as const

export const NAMES = { title: 'title.txt', author: 'author.txt', tray: 'tray.png' } as const

/** Files of a pack by their names in the archive. */
export type PackFiles = Record<string, Uint8Array>

/** The rules that a pack breaks, for developers; empty for a pack that WhatsApp accepts. */
export function packFaults(files: PackFiles): string[] {
  const stickers = Object.entries(files).filter(([name]) => name.endsWith('.webp'))
  const faults = [NAMES.title, NAMES.author].flatMap((name) => nameFaults(name, files[name]))
  faults.push(...trayFaults(files[NAMES.tray]))
  if (stickers.length < RULES.fewest || stickers.length > RULES.most) faults.push(`${stickers.length} stickers`)
  return [...faults, ...stickers.flatMap(([name, bytes]) => stickerFaults(name, bytes))]
}

function nameFaults(name: string, bytes: Uint8Array | undefined): string[] {
  const text = bytes ? new TextDecoder().decode(bytes).trim() : ''
  return text === '' || text.length > RULES.nameCharacters ? [`${name} has ${text.length} characters`] : []
}

function trayFaults(bytes: Uint8Array | undefined): string[] {
  if (!bytes) return [`${NAMES.tray} is missing`]
  const size = pngSize(bytes)
  if (size?.width !== RULES.traySide || size.height !== RULES.traySide)
    return [`${NAMES.tray} is no PNG of ${RULES.traySide}×${RULES.traySide}`]
  return bytes.length > RULES.trayBytes ? [`${NAMES.tray} has ${bytes.length} bytes`] : []
}

function stickerFaults(name: string, bytes: Uint8Array): string[] {
  const size = webpSize(bytes)
  if (size?.width !== RULES.side || size.height !== RULES.side || size.animated)
    return [`${name} is no still WebP of ${RULES.side}×${RULES.side}`]
  return bytes.length >= RULES.stickerBytes ? [`${name} has ${bytes.length} bytes`] : []
}

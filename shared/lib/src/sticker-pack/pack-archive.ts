import { strToU8, zipSync } from 'fflate'
import { NAMES, packFaults, RULES, type PackFiles } from './pack-rules'

export interface PackInput {
  title: string
  author: string
  /** PNG of 96×96. */
  tray: Uint8Array
  /** WebP files in their order. */
  stickers: readonly Uint8Array[]
}

/**
 * A `.wastickers` file: an archive of the pack's title, author, tray picture and stickers. WhatsApp takes at most
 * thirty stickers in a pack: only the first thirty are included.
 * @throws Error naming every rule that the pack breaks
 */
export function packArchive({ title, author, tray, stickers }: PackInput): Uint8Array<ArrayBuffer> {
  const files: PackFiles = {
    [NAMES.title]: strToU8(title.slice(0, RULES.nameCharacters)),
    [NAMES.author]: strToU8(author.slice(0, RULES.nameCharacters)),
    [NAMES.tray]: tray,
  }
  stickers.slice(0, RULES.most).forEach((bytes, index) => {
    files[`${String(index + 1).padStart(2, '0')}.webp`] = bytes
  })
  const faults = packFaults(files)
  if (faults.length > 0) throw new Error(`not a pack of stickers: ${faults.join(', ')}`)
  // Pictures are compressed already.
  return zipSync(files, { level: 0 })
}

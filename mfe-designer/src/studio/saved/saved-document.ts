import { DESIGN_MAX_BYTES } from '@yawmi/contract'
import type { Design } from '../../document/design'
import { formatDraft, isOfLaterVersion, parseDraft } from '../../document/stored/draft'
import { get } from 'idb-keyval'
import { isOwnPicture, ownPictureFile, putOwnPicture, withFiles } from '../own-pictures'
import { encodePicture } from '../pictures/encode-picture'

/** Why a saved design does not open. */
export class DocumentNotRead extends Error {
  override name = 'DocumentNotRead'
  constructor(readonly reason: 'openNewer' | 'openBroken') {
    super(reason)
  }
}

/** Characters of a document: it is sent beside a picture of up to 5 MB, within the time in which a server waits for both. */
const MAX_LENGTH = DESIGN_MAX_BYTES / 2
/** Longest sides in px that own pictures are saved with, the largest that have room; the first: as they are. */
const SIDES = [Infinity, 1400, 900, 600] as const

/**
 * The document of a design, with its own pictures inside: it opens on any device, and goes with the saved item.
 * @returns undefined where its pictures are too large for it, however small they are made
 */
export async function packDocument(design: Design): Promise<Blob | undefined> {
  const paths = ownPathsOf(design)
  const files = await Promise.all(paths.map(ownPictureFile))
  const text = formatDraft(design)
  if (paths.length === 0) return text.length > MAX_LENGTH ? undefined : blobOf(text)
  for (const side of SIDES) {
    const encoded = await Promise.all(files.map((file) => encodePicture(file, side)))
    const pictures = Object.fromEntries(paths.map((path, index) => [path, encoded[index]]))
    const whole = JSON.stringify({ ...(JSON.parse(text) as object), pictures })
    if (whole.length <= MAX_LENGTH) return blobOf(whole)
  }
  return undefined
}

/**
 * The design out of a saved document of any version so far; its own pictures are on this device then.
 * @throws DocumentNotRead
 */
export async function unpackDocument(text: string): Promise<Design> {
  const { pictures, ...stored } = parsed(text)
  if (isOfLaterVersion(stored)) throw new DocumentNotRead('openNewer')
  const design = parseDraft(pictures ? JSON.stringify(stored) : text)
  if (!design) throw new DocumentNotRead('openBroken')
  const own = ownPathsOf(design).flatMap((path) => {
    const encoded = pictures?.[path]
    return encoded === undefined ? [] : [restore(path, encoded)]
  })
  await Promise.all(own)
  return design
}

/** Puts a picture on this device, unless it is there: the device on which it was chosen has it in its full size. */
async function restore(path: string, encoded: string): Promise<void> {
  const stored = await withFiles((store) => get<Blob>(path, store)).catch(() => undefined)
  if (!stored) await putOwnPicture(path, decoded(encoded))
}

function parsed(text: string): { pictures?: Record<string, string> } {
  try {
    return Object(JSON.parse(text)) as object
  } catch {
    throw new DocumentNotRead('openBroken')
  }
}

const blobOf = (text: string) => new Blob([text], { type: 'application/json' })

function ownPathsOf({ background, boxes }: Design): string[] {
  const paths = [background?.path, ...boxes.map((box) => (box.type === 'picture' ? box.picture.path : undefined))]
  return [...new Set(paths.filter((path) => path !== undefined && isOwnPicture(path)))] as string[]
}

const TYPES = { '/': 'image/jpeg', U: 'image/webp', i: 'image/png' } as const

/** A file out of base64: of one of the kinds that the studio encodes, and never one that could be a program. */
function decoded(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: TYPES[base64[0] as keyof typeof TYPES] ?? 'image/jpeg' })
}

import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import type { Encoding } from '../../http/endpoint/compressed'

/** Digests as browsers read them in `integrity` attributes, by path from a folder. */
export type Digests = Readonly<Record<string, string>>

/** Bytes that a compressed copy may become: the largest script has a megabyte. */
const MAX_LENGTH = 32 * 1024 * 1024

/** Ways in which files are compressed beside themselves, and back. */
const EXPANDERS = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync } as const
const ENCODINGS: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' }
export const COMPRESSED = /\.(?:br|gz)$/

export const digestOf = (content: string | Buffer): string =>
  `sha384-${crypto.createHash('sha384').update(content).digest('base64')}`

/** The ETag of bytes that are sent as they are. */
export const tagOf = (content: Buffer): string => `"${digestOf(content).slice('sha384-'.length, 23)}"`

/** A file that is not the one that was released. What to do stands in the log already. */
export class FileDiffers extends Error {
  override name = 'FileDiffers'
}

interface Checked {
  /** Changes with what the file holds: the time of change cannot be set back, unlike that of modification. */
  stamp: string
  isSound: boolean
}

const checked = new Map<string, Checked>()
/** Files of some fifty releases; beyond that those that are gone are forgotten with the others. */
const MAX_CHECKED = 20_000

/**
 * Whether a file on the disk is the one with this digest; a compressed one, whether it becomes that. It is read once for
 * each process, and again only after it has changed; one that is not there is not another one.
 * @param digest of the file; undefined where it has none, and so is not one of the release's
 */
export function isAsReleased(file: string, digest: string | undefined): boolean {
  const stats = fs.statSync(file, { throwIfNoEntry: false })
  if (!stats?.isFile()) return true
  if (digest === undefined) return false
  const stamp = `${digest} ${stats.dev} ${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`
  const known = checked.get(file)
  if (known?.stamp === stamp) return known.isSound
  const isSound = holds(file, digest)
  if (checked.size >= MAX_CHECKED) checked.clear()
  checked.set(file, { stamp, isSound })
  return isSound
}

function holds(file: string, digest: string): boolean {
  try {
    const bytes = fs.readFileSync(file)
    const encoding = ENCODINGS[path.extname(file)]
    return digestOf(encoding ? expanded(bytes, encoding) : bytes) === digest
  } catch {
    return false
  }
}

/** What a compressed copy is a copy of. @throws where it is none, or too long */
export const expanded = (bytes: Buffer, encoding: Encoding): Buffer =>
  EXPANDERS[encoding](bytes, { maxOutputLength: MAX_LENGTH })

/**
 * The bytes of a file, where they have this digest: whoever evaluates them evaluates what was checked.
 * @throws FileDiffers where they have another one; an error of the file system
 */
export function readAsReleased(file: string, digest: string | undefined): Buffer {
  const bytes = fs.readFileSync(file)
  if (digestOf(bytes) !== digest) throw new FileDiffers(`${file} is not what was released`)
  return bytes
}

/** Digests of all files below a folder but for compressed copies and hidden files; none where there is no such folder. */
export function digestsIn(folder: string): Digests {
  if (!fs.existsSync(folder)) return {}
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !COMPRESSED.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
  return Object.fromEntries(files.map((file) => [file, digestOf(fs.readFileSync(path.join(folder, file)))]))
}

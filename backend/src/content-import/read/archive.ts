import { crc32 } from 'node:zlib'
import { unzipSync, type UnzipFileInfo } from 'fflate'
import { readableName } from './entry-name'
import { type ZipEntry, zipTable } from './zip-table'

/** Most that is taken out of one archive: a small file can claim any size. */
export interface ArchiveLimits {
  entries: number
  /** All files together, unpacked. */
  bytes: number
}

type Entry = UnzipFileInfo & ZipEntry

/** As it lies there, and deflated: others are of programs of their own. */
const METHODS = [0, 8]

/** Unpacked at once, so that an archive of any size takes little memory. */
const BATCH_BYTES = 64 * 1024 * 1024

/**
 * The files of a zip archive, folders and the system's own leftovers aside. What is unpacked of a file is never
 * more than the archive's table says, which is what the limits are held against.
 * @param onFiles given some files at a time
 * @throws Error in words for the editor: no archive, too large, locked, damaged, or a name that leads out of the archive
 */
export async function readArchive(
  bytes: Uint8Array,
  limits: ArchiveLimits,
  onFiles: (files: Map<string, Uint8Array>) => Promise<void> | void,
): Promise<void> {
  const entries = listEntries(bytes)
  const total = entries.reduce((sum, { originalSize }) => sum + originalSize, 0)
  if (entries.length > limits.entries) throw new Error(`has more than ${limits.entries} files`)
  if (total > limits.bytes) throw new Error(`holds more than ${Math.round(limits.bytes / 1024 ** 2)} MB`)
  const leading = entries.find(({ name }) => leadsOut(name))
  if (leading) throw new Error(`has a file whose name leads out of it: ${leading.name}`)

  const files = entries.filter(({ name }) => !slashed(name).endsWith('/') && !LEFTOVER.test(name))
  if (files.some(({ isEncrypted }) => isEncrypted)) throw new Error('has a password: pack it without one')
  if (files.some(({ compression }) => !METHODS.includes(compression)))
    throw new Error('is packed in a way that other programs do not read: pack it as Windows and macOS do')
  for (const batch of batches(files)) {
    const byName = new Map(batch.map((entry) => [entry.name, entry]))
    const unpacked = unzipSync(bytes, { filter: ({ name }) => byName.has(name) })
    await onFiles(new Map(Object.entries(unpacked).map(([name, content]) => checked(content, byName.get(name)!))))
  }
}

/** A file under its readable name. @throws Error for one whose bytes are not those that were packed */
function checked(content: Uint8Array, { name, isUtf8, crc }: Entry): [string, Uint8Array] {
  const readable = slashed(isUtf8 ? name : readableName(name))
  if (crc32(content) !== crc) throw new Error(`is damaged, in ${readable}: pack or copy it again`)
  return [readable, content]
}

/** What systems put in beside the files themselves. */
const LEFTOVER = /(^|\/)(__MACOSX\/|\.DS_Store$)/

function listEntries(bytes: Uint8Array): Entry[] {
  const entries = new Map<string, Entry>()
  const table = zipTable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  try {
    unzipSync(bytes, {
      filter: (entry) => {
        if (entries.has(entry.name)) throw new Error(`has ${entry.name} twice`)
        entries.set(entry.name, { ...entry, ...(table.next().value as ZipEntry) })
        return false
      },
    })
  } catch (error) {
    throw new Error(`cannot be unpacked: ${(error as Error).message}`, { cause: error })
  }
  return [...entries.values()]
}

/** Windows PowerShell packs folders with the separator of Windows. */
const slashed = (name: string) => name.replaceAll('\\', '/')

const leadsOut = (name: string) => /^\/|^[a-z]:|\0|(^|\/)\.\.(\/|$)/i.test(slashed(name))

function* batches(entries: Entry[]): Generator<Entry[]> {
  let batch: Entry[] = []
  let size = 0
  for (const entry of entries) {
    if (batch.length > 0 && size + entry.originalSize > BATCH_BYTES) {
      yield batch
      batch = []
      size = 0
    }
    batch.push(entry)
    size += entry.originalSize
  }
  if (batch.length > 0) yield batch
}

import { unzipSync, type UnzipFileInfo } from 'fflate'
import { readableName } from './entry-name'

/** Most that is taken out of one archive: a small file can claim any size. */
export interface ArchiveLimits {
  entries: number
  /** All files together, unpacked. */
  bytes: number
}

/** Unpacked at once, so that an archive of any size takes little memory. */
const BATCH_BYTES = 64 * 1024 * 1024

/**
 * The files of a zip archive, folders and the system's own leftovers aside. What is unpacked of a file is never
 * more than the archive's table says, which is what the limits are held against.
 * @param onFiles given some files at a time
 * @throws Error in words for the editor: no archive, too large, or a name that leads out of the archive
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

  const files = entries.filter(({ name }) => !name.endsWith('/') && !LEFTOVER.test(name))
  for (const batch of batches(files)) {
    const names = new Set(batch.map(({ name }) => name))
    const unpacked = Object.entries(unzipSync(bytes, { filter: ({ name }) => names.has(name) }))
    await onFiles(new Map(unpacked.map(([name, content]) => [readableName(name), content])))
  }
}

/** What systems put in beside the files themselves. */
const LEFTOVER = /(^|\/)(__MACOSX\/|\.DS_Store$)/

function listEntries(bytes: Uint8Array): UnzipFileInfo[] {
  const entries = new Map<string, UnzipFileInfo>()
  try {
    unzipSync(bytes, {
      filter: (entry) => {
        if (entries.has(entry.name)) throw new Error(`has ${entry.name} twice`)
        entries.set(entry.name, entry)
        return false
      },
    })
  } catch (error) {
    throw new Error(`cannot be unpacked: ${(error as Error).message}`, { cause: error })
  }
  return [...entries.values()]
}

const leadsOut = (name: string) => /^[/\\]|^[a-z]:|\\|\0|(^|\/)\.\.(\/|$)/i.test(name)

function* batches(entries: UnzipFileInfo[]): Generator<UnzipFileInfo[]> {
  let batch: UnzipFileInfo[] = []
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

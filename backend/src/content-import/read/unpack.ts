import { readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readArchive } from './archive'
import { refusalOf } from '../fault'
import { isDiskFull, noRoomToUnpack } from '../import-failure'

const LIMITS = { entries: 20_000, bytes: 2 * 1024 ** 3 }

/** Why an archive is not even opened. */
const UNREAD: Record<string, string> = {
  ENOENT: 'there is no such file',
  // Of Node, which reads no more at once; and more would not be taken out of it.
  ERR_FS_FILE_TOO_LARGE: 'is larger than 2 GB: divide it',
}

export const isArchive = (file: string) => file.toLowerCase().endsWith('.zip')

/**
 * Unpacks a content folder that was sent as a zip archive.
 * @param folder an empty one
 * @returns the folder that the tables lie in: an archive of one folder has them inside that
 * @throws ImportRefused when the archive is none, too large, or has a name that leads out of the folder
 */
export async function unpack(archive: string, folder: string): Promise<string> {
  const refuse = (message: string) => refusalOf(path.basename(archive), message)
  const bytes = await readFile(archive).catch(({ code }: NodeJS.ErrnoException) => {
    throw refuse(UNREAD[code ?? ''] ?? `cannot be read (${code})`)
  })
  await readArchive(bytes, LIMITS, async (files) => {
    for (const [name, content] of files) {
      const file = path.join(folder, name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, content)
    }
  }).catch((error: Error) => {
    throw refuse(isDiskFull(error) ? noRoomToUnpack(path.dirname(folder)) : error.message)
  })
  const entries = readdirSync(folder, { withFileTypes: true })
  const only = entries.length === 1 ? entries[0] : undefined
  return only?.isDirectory() ? path.join(folder, only.name) : folder
}

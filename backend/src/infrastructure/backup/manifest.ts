import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { StartError } from '../../lib/start-error'
import { writeFileAtomic } from '../../lib/write-file-atomic'

const FORMAT = 1
/** A folder without this file is no backup. */
const MANIFEST = 'manifest.json'
/** Where the copy of the data folder is in a backup. */
export const DATA = 'data'

/** Relative, with `/`, and never out of the folder. */
const relative = z
  .string()
  .refine((name) => name !== '' && !path.posix.isAbsolute(name) && !name.split('/').some((part) => part === '..'))
const mode = z.number().int().min(0).max(0o777)

const contents = z.object({
  format: z.literal(FORMAT),
  /** When it was complete, by the clock of the machine. */
  madeAt: z.iso.datetime(),
  /** The bucket that media and designs are in, as `ObjectStore.name` has it; left out: the data folder. */
  bucket: z.string().optional(),
  /** Within `data`. Those that are empty count too: PostgreSQL needs its own. */
  folders: z.array(z.object({ path: relative, mode })),
  files: z.array(
    z.object({ path: relative, mode, bytes: z.number().int().min(0), sha256: z.string().regex(/^[\da-f]{64}$/) }),
  ),
})

export type BackupContents = z.output<typeof contents>
export type BackupFile = BackupContents['files'][number]
export type BackupFolder = BackupContents['folders'][number]

/** Completes a backup: until then it is none. */
export function writeManifest(
  folder: string,
  { files, folders, bucket }: Pick<BackupContents, 'files' | 'folders' | 'bucket'>,
): void {
  const text = JSON.stringify({ format: FORMAT, madeAt: new Date().toISOString(), bucket, folders, files })
  writeFileAtomic(path.join(folder, MANIFEST), `${text}\n${digestOf(text)}\n`, 0o600)
}

/** @throws StartError when the folder holds no backup, or a manifest that was changed */
export async function readManifest(folder: string): Promise<BackupContents> {
  const file = path.join(folder, MANIFEST)
  const [text = '', digest] = await readFile(file, 'utf8').then(
    (whole) => whole.split('\n'),
    () => {
      throw new StartError(`${folder} is no complete backup: it has no ${MANIFEST}.`)
    },
  )
  if (digest !== digestOf(text)) throw new StartError(`${file} is damaged.`)
  const parsed = contents.safeParse(JSON.parse(text))
  if (!parsed.success) throw new StartError(`${file} was written by another version, which can restore it.`)
  return parsed.data
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

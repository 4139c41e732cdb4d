import { createHash } from 'node:crypto'
import type { DesignType } from '@yawmi/contract'
import { ApiError } from '../../../lib/errors'
import type { DesignRow, DesignRows } from '../../../domain/designs/design-rows'
import type { DesignFiles } from '../../../infrastructure/uploads/design-files'

interface DesignToSave {
  subscriberId: string
  type: DesignType
  /** Its first words, or the name that somebody gave it. */
  name: string | null
  /** Whether somebody gave it. */
  isNamed: boolean
  key: string | null
  /** The version that its client knows under the key. */
  replaces?: string | undefined
  picture: Buffer
  document: Buffer | undefined
}

export interface SaveDeps {
  designs: DesignRows
  designFiles: DesignFiles
  /** Throws where what a subscriber has leaves no room for so many bytes more. */
  admit: (used: { designs: number; bytes: number }, added: number) => void
  /** Makes the small copy of a picture. */
  thumbnailOf: (picture: Buffer) => Promise<Buffer>
}

/**
 * Keeps a design's files, then its row; what it takes the place of is erased when that is done.
 * @throws ApiError
 */
export async function saveDesign(
  { designs, designFiles, admit, thumbnailOf }: SaveDeps,
  { picture, document, replaces, ...design }: DesignToSave,
): Promise<DesignRow> {
  const { subscriberId } = design
  const path = designFiles.newPath(subscriberId)
  const documentPath = document ? designFiles.newPath(subscriberId, 'json') : null
  // A design without one is listed by its picture, which is better than not to save it.
  const thumbnail = await thumbnailOf(picture).catch(() => undefined)
  const thumbnailPath = thumbnail ? designFiles.newPath(subscriberId, 'webp') : null
  const bytes = picture.length + (document?.length ?? 0) + (thumbnail?.length ?? 0)
  // No connection to the database is held while a store takes its time.
  try {
    await designFiles.assertRoom(bytes)
    if (document && documentPath) await designFiles.put(documentPath, document)
    if (thumbnail && thumbnailPath) await designFiles.put(thumbnailPath, thumbnail)
    await designFiles.put(path, picture)
    const version = document ? versionOf(document) : null
    const files = { ...design, path, documentPath, version, thumbnailPath, bytes }
    const { row, replaced } = await designs.save(files, (used) => admit(used, bytes), replaces)
    if (replaced)
      await designFiles
        .erase(replaced)
        .catch(() => designs.removeFilesLater(replaced))
        // It is saved all the same.
        .catch(() => {})
    return row
  } catch (error) {
    // After any other fault the row may be there, its answer lost, or the store be away: then files go with their owner.
    if (error instanceof ApiError && error.id !== 'storage_unavailable')
      await designFiles.erase({ path, documentPath, thumbnailPath }).catch(() => {})
    throw error
  }
}

/** 32 hex digits: only versions of one design are told apart by them. */
const versionOf = (document: Buffer) => createHash('sha256').update(document).digest('hex').slice(0, 32)

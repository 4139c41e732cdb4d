import type { DesignType } from '@yawmi/contract'
import { ApiError } from '../../../lib/errors'
import type { DesignRow, DesignRows } from '../../../domain/designs/design-rows'
import type { DesignFiles } from '../../../infrastructure/uploads/design-files'

interface DesignToSave {
  subscriberId: string
  type: DesignType
  /** Of a design that is saved for the first time. */
  name: string | null
  key: string | null
  picture: Buffer
  document: Buffer | undefined
}

export interface SaveDeps {
  designs: DesignRows
  designFiles: DesignFiles
  /** Throws where what a subscriber has leaves no room for so many bytes more. */
  admit: (used: { designs: number; bytes: number }, added: number) => void
}

/**
 * Keeps a design's files, then its row; what it takes the place of is erased when that is done.
 * @throws ApiError
 */
export async function saveDesign(
  { designs, designFiles, admit }: SaveDeps,
  { picture, document, ...design }: DesignToSave,
): Promise<DesignRow> {
  const { subscriberId } = design
  const path = designFiles.newPath(subscriberId)
  const documentPath = document ? designFiles.newPath(subscriberId, 'json') : null
  const bytes = picture.length + (document?.length ?? 0)
  // No connection to the database is held while a store takes its time.
  try {
    await designFiles.assertRoom(bytes)
    if (document && documentPath) await designFiles.put(documentPath, document)
    await designFiles.put(path, picture)
    const { row, replaced } = await designs.save({ ...design, path, documentPath, bytes }, (used) => admit(used, bytes))
    if (replaced) await designFiles.erase(replaced).catch(() => {})
    return row
  } catch (error) {
    // After any other fault the row may be there, its answer lost, or the store be away: then files go with their owner.
    if (error instanceof ApiError && error.id !== 'storage_unavailable')
      await designFiles.erase({ path, documentPath }).catch(() => {})
    throw error
  }
}

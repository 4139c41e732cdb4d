import { randomBytes } from 'node:crypto'
import { type ObjectStore, StoreAway } from '../objects/object-store'
import { ar } from './copy/ar'
import { designFolderOf } from './design-folder'
import { imageRefused } from './png'
import type { Storage } from './storage'

/** Where the files of one design are. */
interface Addresses {
  path: string
  documentPath: string | null
  thumbnailPath: string | null
}

/**
 * Files of saved designs. Pictures are served by the media host to whoever knows the address: `/saved/<owner>/<name>.png`,
 * and `.webp` of their thumbnails, where `<name>` is 128 random bits and `<owner>` a digest, so that a person's files can all be found and erased even if a
 * crash left one without its row. Documents lie beside them as `.json`, under names of their own, and are not served.
 */
export class DesignFiles {
  /** @param storage the disk on which they arrive, and stay where they are kept in a folder of it */
  constructor(
    private readonly objects: ObjectStore,
    private readonly storage: Pick<Storage, 'hasRoomFor'>,
  ) {}

  /** An address that no file has. */
  newPath(subscriberId: string, kind: 'png' | 'json' | 'webp' = 'png'): string {
    return `${designFolderOf(subscriberId)}/${randomBytes(16).toString('hex')}.${kind}`
  }

  /** @throws ApiError `storage_full` when the disk has no room for so many bytes */
  async assertRoom(bytes: number): Promise<void> {
    if (!(await this.storage.hasRoomFor(bytes))) throw storageFull()
  }

  /** @throws ApiError `storage_full` when the disk has no room for it, `storage_unavailable` when the store is away */
  async put(address: string, bytes: Buffer): Promise<void> {
    await this.assertRoom(bytes.length)
    try {
      await this.objects.put(address, bytes)
    } catch (error) {
      if (error instanceof StoreAway) throw imageRefused(ar.storageAway, 'storage_unavailable', error)
      throw isFull(error) ? storageFull(error) : error
    }
  }

  /** @throws StoreAway, or ObjectMissing when it is gone */
  read(address: string): Promise<Buffer> {
    return this.objects.read(address)
  }

  /** Removes the files of a design; one that is gone already is no fault. */
  async erase({ path: picture, documentPath, thumbnailPath }: Addresses): Promise<void> {
    for (const address of [picture, documentPath, thumbnailPath])
      if (address !== null) await this.objects.remove(address)
  }
}

/** What the system says of a write for which there is no room: on the disk, or in what it grants us. */
const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')

const storageFull = (cause?: unknown) => imageRefused(ar.storageFull, 'storage_full', cause)

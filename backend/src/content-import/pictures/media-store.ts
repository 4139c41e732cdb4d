import { createHash } from 'node:crypto'
import type { MediaDrafts } from '../../infrastructure/media-drafts/media-drafts'
import type { ObjectStore } from '../../infrastructure/objects/object-store'

type Extension = 'webp' | 'jpg' | 'svg' | 'mp4'

/** Where a file of these bytes is kept: its path below the media host's root, with a leading slash. */
export function addressOf(bytes: Buffer, extension: Extension): string {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 40)
  return `/${digest.slice(0, 2)}/${digest}.${extension}`
}

/** Imported files in the object store, each named by the digest of its bytes, so that its address never means anything else. */
export class MediaStore {
  constructor(
    private readonly objects: Pick<ObjectStore, 'put' | 'has'>,
    readonly drafts: MediaDrafts,
  ) {}

  /**
   * Keeps a file, once however often it is given.
   * @param extension without a dot
   * @returns its path below the media host's root, with a leading slash
   */
  async put(bytes: Buffer, extension: Extension): Promise<string> {
    const address = addressOf(bytes, extension)
    if (await this.hasAll([address])) return address
    await this.drafts.note(address)
    await this.objects.put(address, bytes)
    return address
  }

  /** Whether these files are there, and stay for whoever asks. */
  async hasAll(addresses: readonly string[]): Promise<boolean> {
    await this.drafts.hold(addresses)
    return (await Promise.all(addresses.map((address) => this.objects.has(address)))).every(Boolean)
  }
}

import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Files of saved designs, served by the media host to whoever knows the address: `/saved/<owner>/<name>.png`, where
 * `<name>` is 128 random bits and `<owner>` a digest, so that a person's files can all be found and erased even if a
 * crash left one without its row.
 */
export class DesignFiles {
  private readonly media: string

  constructor(dataDir: string) {
    this.media = path.join(dataDir, 'media')
  }

  /** An address that no file has. */
  newPath(subscriberId: string): string {
    return `${folderOf(subscriberId)}/${randomBytes(16).toString('hex')}.png`
  }

  async put(address: string, bytes: Buffer): Promise<void> {
    const file = path.join(this.media, address)
    await mkdir(path.dirname(file), { recursive: true })
    // Written aside and renamed, so that nobody is ever served half a file.
    const draft = `${file}.${randomUUID()}`
    await writeFile(draft, bytes)
    await rename(draft, file)
  }

  /** Removes one file; one that is gone already is no fault. */
  async erase(address: string): Promise<void> {
    await rm(path.join(this.media, address), { force: true })
  }

  /** Removes every file of a subscriber. */
  async eraseAllOf(subscriberId: string): Promise<void> {
    await rm(path.join(this.media, folderOf(subscriberId)), { recursive: true, force: true })
  }
}

/** A digest, since a subscriber may hand an address on and his id is nobody's business. */
const folderOf = (subscriberId: string) =>
  `/saved/${createHash('sha256').update(subscriberId).digest('hex').slice(0, 32)}`

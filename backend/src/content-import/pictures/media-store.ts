import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { putFile } from '../../lib/put-file'

type Extension = 'webp' | 'jpg' | 'svg' | 'mp4'

/** Where a file of these bytes is kept: its path below the media host's root, with a leading slash. */
export function addressOf(bytes: Buffer, extension: Extension): string {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 40)
  return `/${digest.slice(0, 2)}/${digest}.${extension}`
}

/** `<data>/media`: each file named by the digest of its bytes, so that its address never means anything else. */
export class MediaStore {
  constructor(private readonly folder: string) {}

  /**
   * Keeps a file, once however often it is given.
   * @param extension without a dot
   * @returns its path below the media host's root, with a leading slash
   */
  async put(bytes: Buffer, extension: Extension): Promise<string> {
    const address = addressOf(bytes, extension)
    if (!this.has(address)) await putFile(path.join(this.folder, address), bytes)
    return address
  }

  has(address: string): boolean {
    return existsSync(path.join(this.folder, address))
  }
}

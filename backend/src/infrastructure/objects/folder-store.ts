import { existsSync } from 'node:fs'
import { constants, copyFile, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { putFile } from '../../lib/put-file'
import type { ListedObject, ObjectStore } from './object-store'

/** Objects as files of a folder, which servers on one machine, or on one shared disk, have in common. */
export class FolderStore implements ObjectStore {
  readonly name: string

  constructor(readonly folder: string) {
    this.name = folder
  }

  put(address: string, bytes: Buffer): Promise<void> {
    return putFile(this.fileOf(address), bytes)
  }

  async has(address: string): Promise<boolean> {
    return existsSync(this.fileOf(address))
  }

  read(address: string): Promise<Buffer> {
    return readFile(this.fileOf(address))
  }

  copyTo(address: string, file: string): Promise<void> {
    return copyFile(this.fileOf(address), file, constants.COPYFILE_FICLONE)
  }

  remove(address: string): Promise<void> {
    return rm(this.fileOf(address), { force: true })
  }

  removeAll(folder: string): Promise<void> {
    // What is put there meanwhile is removed too.
    return rm(this.fileOf(folder), { recursive: true, force: true, maxRetries: 3 })
  }

  async list(folder: string): Promise<ListedObject[]> {
    const place = this.fileOf(folder)
    if (!existsSync(place)) return []
    const entries = await readdir(place, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    const listed = await Promise.all(files.map(({ parentPath, name }) => this.listedAt(path.join(parentPath, name))))
    return listed.filter((one) => one !== undefined)
  }

  /** @returns undefined for what got its name, or was removed, since the folder was read */
  private async listedAt(file: string): Promise<ListedObject | undefined> {
    try {
      return { address: `/${path.relative(this.folder, file)}`, putAt: (await stat(file)).mtime }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }

  private fileOf(address: string): string {
    return path.join(this.folder, address)
  }
}

import { lstat, mkdir, open, readdir } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import { copyFile, digestOfFile } from './copy-file'
import { type BackupFile, type BackupFolder, DATA, writeManifest } from './manifest'

/** Files that are copied at once. */
const MAX_CONCURRENT_COPIES = 8

/** Copies parts of a data folder into a backup, each file once, and notes their digests. */
export class BackupWriter {
  private readonly files = new Map<string, BackupFile>()
  private readonly folders = new Map<string, BackupFolder>()
  private readonly limit = pLimit(MAX_CONCURRENT_COPIES)

  /** @param folder exists and is empty */
  constructor(
    private readonly dataDir: string,
    private readonly folder: string,
  ) {}

  /**
   * Copies a file, or a folder with all in it. What is removed meanwhile is left out: a live folder changes.
   * @param name relative to the data folder. @param isLeftOut told the name of each part, relative to the data folder
   */
  async copyTree(name: string, isLeftOut: (name: string) => boolean = () => false): Promise<void> {
    if (isLeftOut(name)) return
    const found = await lstat(path.join(this.dataDir, name)).catch(unlessMissing)
    if (found?.isDirectory()) {
      await this.addFolder(name, found.mode)
      const names = await readdir(path.join(this.dataDir, name)).catch(unlessMissing)
      await all((names ?? []).map((one) => this.copyTree(`${name}/${one}`, isLeftOut)))
    } else if (found?.isFile()) await this.limit(() => this.copyOne(name, found.mode))
  }

  /** Copies one file that must be there. */
  async copyNeeded(name: string): Promise<void> {
    const { mode } = await lstat(path.join(this.dataDir, name))
    await this.copyOne(name, mode)
    if (!this.files.has(name)) throw new Error(`${name} was removed meanwhile`)
  }

  /** Adds a file that the data folder does not have. */
  async addText(name: string, text: string): Promise<void> {
    const file = path.join(this.folder, DATA, name)
    const handle = await open(file, 'wx', 0o600)
    try {
      await handle.writeFile(text)
      await handle.datasync()
    } finally {
      await handle.close()
    }
    this.files.set(name, { path: name, mode: 0o600, ...(await digestOfFile(file)) })
  }

  async addFolder(name: string, mode: number): Promise<void> {
    await mkdir(path.join(this.folder, DATA, name), { recursive: true, mode: 0o700 })
    this.folders.set(name, { path: name, mode: mode & 0o777 })
  }

  /** Makes it a backup that counts. @param bucket that media are in, where they are in none of these files */
  finish(bucket?: string): { files: number; bytes: number } {
    const files = [...this.files.values()]
    writeManifest(this.folder, { files, folders: [...this.folders.values()], bucket })
    return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
  }

  private async copyOne(name: string, mode: number): Promise<void> {
    if (this.files.has(name)) return
    const [from, to] = [path.join(this.dataDir, name), path.join(this.folder, DATA, name)]
    const digest = await copyFile(from, to, 0o600).catch((error: NodeJS.ErrnoException) => {
      // The copy's own folder is ours and there.
      if (error.code === 'ENOENT' && error.path === from) return
      throw error
    })
    if (digest) this.files.set(name, { path: name, mode: mode & 0o777, ...digest })
  }
}

const unlessMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
}

/** The first fault once all have ended: what is written into after that is nobody's. */
async function all(work: Promise<void>[]): Promise<void> {
  for (const { status, reason } of (await Promise.allSettled(work)) as { status: string; reason?: Error }[])
    if (status === 'rejected') throw reason!
}

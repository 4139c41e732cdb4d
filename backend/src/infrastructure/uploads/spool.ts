import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import path from 'node:path'
import { ApiError } from '../../lib/errors'

/** Milliseconds after which a file that still has a name is no other server's: it loses its name when it is opened. */
const ABANDONED_MS = 60 * 60_000

/**
 * Where uploads are kept while they arrive. A file loses its name as soon as it is open, so that the system removes it
 * with the last handle, also when the process is killed.
 */
export class Spool {
  private readonly folder: string

  /** Makes the folder, and removes files whose server was killed between opening one and taking its name away. */
  constructor(dataDir: string) {
    this.folder = path.join(dataDir, 'incoming')
    mkdirSync(this.folder, { recursive: true })
    for (const name of readdirSync(this.folder)) {
      const file = path.join(this.folder, name)
      const stats = statSync(file, { throwIfNoEntry: false })
      if (stats && Date.now() - stats.mtimeMs > ABANDONED_MS) rmSync(file, { force: true })
    }
  }

  /** An empty file; nothing is opened before the first byte comes. */
  file(): SpooledFile {
    return new SpooledFile(async () => {
      const file = path.join(this.folder, randomUUID())
      const handle = await open(file, 'wx+', 0o600)
      await unlink(file)
      return handle
    })
  }
}

/** The bytes of one upload, on disk. Whoever made it closes it. */
export class SpooledFile {
  length = 0
  private handle: Promise<FileHandle> | undefined
  private isClosed = false

  constructor(private readonly open: () => Promise<FileHandle>) {}

  /** @throws what the disk said, such as ENOSPC */
  async append(chunk: Buffer): Promise<void> {
    this.assertOpen()
    this.handle ??= this.open()
    await (await this.handle).appendFile(chunk)
    this.length += chunk.length
  }

  /** All of it, in memory. @throws ApiError when its sender has hung up, so that nothing more is done for them */
  async read(): Promise<Buffer> {
    this.assertOpen()
    const content = Buffer.allocUnsafeSlow(this.length)
    if (!this.handle) return content
    const handle = await this.handle
    for (let at = 0; at < content.length;) {
      const { bytesRead } = await handle.read(content, at, content.length - at, at)
      if (bytesRead === 0) throw new Error('a spooled file is shorter than what was written')
      at += bytesRead
    }
    return content
  }

  /** Removes it, after what is being read or written. May be called twice. */
  async close(): Promise<void> {
    if (this.isClosed) return
    this.isClosed = true
    // One that could not be opened has told who wrote to it.
    const handle = await this.handle?.catch(() => undefined)
    await handle?.close()
  }

  private assertOpen(): void {
    if (this.isClosed) throw new ApiError('validation')
  }
}

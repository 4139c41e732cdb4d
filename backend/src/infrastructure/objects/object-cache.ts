import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { makeFolder } from '../../lib/put-file'
import type { ObjectStore } from './object-store'

/** A file of the cache has the same time on every host, so that browsers are given the same ETag by each. */
const SAME_TIME = new Date('2000-01-01T00:00:00Z')
const DRAFT = '.draft-'
/** Of an address whose name is the digest of the bytes. */
const DIGEST_ADDRESS = /\/([\da-f]{40})\.\w+$/

interface Entry {
  bytes: number
  /** Requests that are being answered from it. */
  users: number
}

/**
 * Files of a store on this host's disk, up to a number of bytes; those that were not used for longest go first. What is in
 * it is served while the store is away. Nothing of a person's own belongs in it: an erasure does not reach every host.
 */
export class ObjectCache {
  /** From the one not used for longest to the newest. */
  private readonly entries = new Map<string, Entry>()
  private readonly fills = new Map<string, Promise<void>>()
  private total = 0

  /**
   * Takes up what a start before has left.
   * @param folder is made where it is not there
   */
  constructor(
    readonly folder: string,
    private readonly store: ObjectStore,
    private readonly maxBytes: number,
  ) {
    mkdirSync(folder, { recursive: true })
    for (const { name, parentPath } of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )) {
      const file = path.join(parentPath, name)
      if (name.startsWith(DRAFT)) rmSync(file, { force: true })
      else this.add(`/${path.relative(folder, file)}`, statSync(file).size)
    }
    this.evict()
  }

  /** Bytes on the disk. */
  get bytes(): number {
    return this.total
  }

  /**
   * Sees to it that the file of an address is in the folder, until `release` is called.
   * @returns release; to be called once. @throws StoreAway, ObjectMissing
   */
  async hold(address: string): Promise<() => void> {
    if (!(await this.isThere(address))) await this.fill(address)
    const entry = this.entries.get(address)!
    this.entries.delete(address)
    this.entries.set(address, entry)
    entry.users += 1
    return () => {
      entry.users -= 1
      this.evict()
    }
  }

  /** Whether it is known and still on the disk, which an operator may have emptied. */
  private async isThere(address: string): Promise<boolean> {
    const entry = this.entries.get(address)
    if (!entry) return false
    const found = await stat(path.join(this.folder, address)).catch(() => undefined)
    // Others may have given it up meanwhile, or brought it again.
    if (this.entries.get(address) !== entry) return this.isThere(address)
    if (found?.size === entry.bytes) return true
    this.forget(address)
    return false
  }

  private async fill(address: string): Promise<void> {
    const running = this.fills.get(address)
    if (running) return running
    const fill = this.copy(address).finally(() => this.fills.delete(address))
    this.fills.set(address, fill)
    return fill
  }

  private async copy(address: string): Promise<void> {
    const file = path.join(this.folder, address)
    await makeFolder(path.dirname(file))
    const draft = path.join(path.dirname(file), `${DRAFT}${randomUUID()}`)
    try {
      await this.store.copyTo(address, draft)
      await assertWhole(draft, address)
      await utimes(draft, SAME_TIME, SAME_TIME)
      const { size } = await stat(draft)
      await rename(draft, file)
      this.add(address, size)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    // Not this one, which its request has not taken yet.
    this.evict(address)
  }

  private add(address: string, bytes: number): void {
    this.entries.set(address, { bytes, users: 0 })
    this.total += bytes
  }

  private forget(address: string): void {
    this.total -= this.entries.get(address)?.bytes ?? 0
    this.entries.delete(address)
  }

  private evict(spared?: string): void {
    for (const [address, { users }] of this.entries) {
      if (this.total <= this.maxBytes) return
      if (users > 0 || address === spared) continue
      this.forget(address)
      rmSync(path.join(this.folder, address), { force: true })
    }
  }
}

/** @throws Error when the bytes are not those that the address names */
async function assertWhole(file: string, address: string): Promise<void> {
  const expected = DIGEST_ADDRESS.exec(address)?.[1]
  if (expected === undefined) return
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  if (hash.digest('hex').slice(0, 40) !== expected) throw new Error(`${address} arrived with other bytes`)
}

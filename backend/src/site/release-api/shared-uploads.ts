import { createReadStream, cpSync, statSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '@yawmi/releases/refusal'
import { ObjectMissing, type ObjectStore } from '../../infrastructure/objects/object-store'
import type { Draft } from '../../infrastructure/releases/draft'
import { refuseAway } from '../../infrastructure/releases/refuse-away'
import { ARCHIVES } from '../../infrastructure/releases/release-archives'
import type { PromisedArchive, SentArchive, Uploads } from './uploads'

/** Swept with the archives that no list names. */
const addressOf = (digest: string) => `${ARCHIVES}/uploads/${digest}.tar.gz`

/** Archives that have arrived at any host of a service: the next call of the same act may come to another one. */
export class SharedUploads {
  constructor(
    private readonly own: Uploads,
    private readonly objects: ObjectStore,
  ) {}

  has({ digest }: SentArchive): Promise<boolean> {
    return this.objects.has(addressOf(digest)).catch(refuseAway)
  }

  /** As `take` of a host's own. @throws Refusal also where it cannot be kept for the others */
  async take(body: AsyncIterable<Buffer>, promised: PromisedArchive): Promise<void> {
    const chunks: Buffer[] = []
    // One that only this host has is taken again.
    this.own.remove(promised)
    await this.own.take(passed(body, chunks), promised)
    await this.objects.put(addressOf(promised.digest), Buffer.concat(chunks)).catch(refuseAway)
  }

  /** Has an archive lie on this host, whichever took it. @throws Refusal where none did */
  async bring(archive: SentArchive, { scratch }: Draft): Promise<void> {
    if (this.own.has(archive)) return
    const file = path.join(scratch, 'upload.tar.gz')
    await this.objects.copyTo(addressOf(archive.digest), file).catch(refuseMissing)
    await this.own.take(createReadStream(file), { what: 'the archive', bytes: statSync(file).size, ...archive })
  }

  /** For an act in a draft, which may be overtaken: what the store moves to its place is a copy. */
  copiesFor({ scratch }: Draft): Pick<Uploads, 'folderOf' | 'remove'> {
    return {
      folderOf: (archive) => {
        const copy = path.join(scratch, archive.digest)
        // With a filter a full disk is told as one: Node copies in another way then, file by file.
        cpSync(this.own.folderOf(archive), copy, { recursive: true, filter: () => true })
        return copy
      },
      remove: (archive) => this.own.remove(archive),
    }
  }
}

async function* passed(body: AsyncIterable<Buffer>, chunks: Buffer[]): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    chunks.push(chunk)
    yield chunk
  }
}

function refuseMissing(error: unknown): never {
  if (error instanceof ObjectMissing) throw new Refusal('conflict', 'the archive is not here any more; send it again')
  return refuseAway(error)
}

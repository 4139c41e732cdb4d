import fs from 'node:fs'
import path from 'node:path'
import { BY_PREFERENCE, type Encoding } from '../../http/endpoint/compressed'
import { orUndefined } from '../../lib/or-undefined'
import { digestOf, expanded } from '../releases/file-digests'

/** Bytes of all files together: a shell and the current releases in all encodings take some 9 MB. */
const MAX_BYTES = 32 * 1024 * 1024
/** Bytes from which on a file is read from the disk for each request. */
const MAX_FILE_BYTES = 4 * 1024 * 1024

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
}
const EXTENSIONS: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/** A built file as it is sent. */
export interface FileInMemory {
  bytes: Buffer
  headers: Record<string, string>
  etag: string
}

interface Entry {
  digest: string
  /** In the encodings that lie beside it; undefined where a file is to be read from the disk. */
  forms: Map<Encoding | undefined, FileInMemory> | undefined
  size: number
}

/**
 * Built files with their compressed copies, each read once and held against its digest, so that sending one costs no disk.
 * Whether a file may be sent at all is not decided here.
 */
export class FileMemory {
  readonly #entries = new Map<string, Entry>()
  #bytes = 0

  /** @param headers of every file */
  constructor(
    private readonly root: string,
    private readonly headers: Record<string, string>,
    private readonly maxBytes = MAX_BYTES,
  ) {}

  /**
   * @param name of the file, from the root
   * @param digest of its bytes: a file that is replaced has another one, and is read anew
   * @param encoding that the client takes
   * @returns undefined where it is to be read from the disk
   */
  get(name: string, digest: string, encoding: Encoding | undefined): FileInMemory | undefined {
    const known = this.#entries.get(name)
    const { forms } = known?.digest === digest ? known : this.#read(name, digest)
    return forms?.get(encoding) ?? forms?.get(undefined)
  }

  #read(name: string, digest: string): Entry {
    const before = this.#entries.get(name)
    if (before) this.#drop(name, before)
    const forms = this.#formsOf(name, digest)
    const size = [...(forms?.values() ?? [])].reduce((sum, { bytes }) => sum + bytes.length, 0)
    const entry: Entry = { digest, forms, size }
    // What failed may be there the next time.
    if (!forms) return entry
    this.#entries.set(name, entry)
    this.#bytes += size
    for (const [oldest, candidate] of this.#entries) {
      if (this.#bytes <= this.maxBytes) break
      this.#drop(oldest, candidate)
    }
    return entry
  }

  #formsOf(name: string, digest: string): Entry['forms'] {
    const type = TYPES[path.extname(name)]
    const file = path.join(this.root, name)
    const stats = type && fs.statSync(file, { throwIfNoEntry: false })
    if (!stats || !stats.isFile() || stats.size > MAX_FILE_BYTES) return undefined
    const plain = orUndefined(() => fs.readFileSync(file))
    if (!plain || digestOf(plain) !== digest) return undefined
    const etag = `W/"${digest.slice('sha384-'.length, 32)}"`
    const copies = BY_PREFERENCE.flatMap((encoding) => {
      const bytes = orUndefined(() => fs.readFileSync(file + EXTENSIONS[encoding]))
      return bytes && orUndefined(() => expanded(bytes, encoding).equals(plain)) ? [[encoding, bytes] as const] : []
    })
    const headers = {
      ...this.headers,
      etag,
      'content-type': type,
      ...(copies.length > 0 && { vary: 'Accept-Encoding' }),
    }
    return new Map<Encoding | undefined, FileInMemory>([
      [undefined, { bytes: plain, headers, etag }],
      ...copies.map(
        ([encoding, bytes]) =>
          [encoding, { bytes, headers: { ...headers, 'content-encoding': encoding }, etag }] as const,
      ),
    ])
  }

  #drop(name: string, entry: Entry): void {
    this.#entries.delete(name)
    this.#bytes -= entry.size
  }
}

import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { type Encoding, QUALITY } from '../../http/endpoint/compressed'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * Stands in a template for the nonce: as long as one, without any part that it repeats, and known to nobody, so that no
 * text which somebody smuggles into a page is given the nonce.
 */
export const NONCE_SLOT = `${shuffled(ALPHABET).slice(0, 22).join('')}==`

/** The best that each encoder can do, which takes a third of a second for a page with a font in it; then the second best. */
const BETTER = [11, 9]
/** Requests after which a template is worth that; one that was prerendered, which many will ask for, is from the first on. */
const WORTH_IT = 12

/** Copies of a page in one encoding that are kept to be written again: with them a page is sent without new memory. */
const MAX_SPARE = 4

/** A compressed template: the bytes, and the places in them where the nonce stands as it is. */
interface Compressed {
  bytes: Buffer
  places: number[]
  /** Copies that nobody reads any more. */
  spare: Buffer[]
}

/** A page for one visitor. */
export interface FilledPage {
  bytes: Buffer
  /** To be called once nobody reads the bytes any more: they are written over then. Otherwise they are left to the garbage collector. */
  reuse: () => void
}

/**
 * A page with a nonce of its own for each who gets it, compressed once for all of them (ADR 0039). The first nonce in it
 * lies uncompressed between two compressed parts, and the later ones are copies of it: these encodings say of repeated
 * text how far back it stands, not what it is. To write 24 bytes, with gzip a few times, is then all that a request costs.
 */
export class PageTemplate {
  /** Compressed bytes that were made so far. */
  readonly #compressed = new Map<Encoding, Promise<Compressed | undefined>>()
  readonly #plain: Buffer
  readonly #slots: number[] = []
  #requests = 0

  /**
   * @param html the page, with `NONCE_SLOT` where its nonce goes
   * @param isPrerendered whether it is the text of a screen, rendered once for all
   */
  constructor(
    html: string,
    private readonly isPrerendered = false,
  ) {
    this.#plain = Buffer.from(html)
    for (let at = this.#plain.indexOf(NONCE_SLOT); at >= 0; at = this.#plain.indexOf(NONCE_SLOT, at + 1))
      this.#slots.push(at)
  }

  get size(): number {
    return this.#plain.length
  }

  /**
   * The page with a nonce.
   * @returns undefined where it cannot be had in that encoding this way
   */
  async filled(nonce: string, encoding: Encoding | undefined): Promise<FilledPage | undefined> {
    if (!encoding) return { bytes: this.#filled(nonce), reuse: () => {} }
    this.#requests += 1
    if (this.#requests === WORTH_IT && !this.isPrerendered) improveLater(() => this.#improveAll())
    const compressed = await this.#of(encoding)
    if (!compressed) return undefined
    const bytes = this.#write(compressed, nonce, encoding)
    const reuse = () => {
      if (compressed.spare.length < MAX_SPARE) compressed.spare.push(bytes)
    }
    return { bytes, reuse }
  }

  text(nonce: string): string {
    return String(this.#filled(nonce))
  }

  #of(encoding: Encoding): Promise<Compressed | undefined> {
    const known = this.#compressed.get(encoding)
    if (known) return known
    const made = this.#compress(encoding, QUALITY).catch(() => undefined)
    this.#compressed.set(encoding, made)
    if (this.isPrerendered) improveLater(() => this.#improve(encoding))
    return made
  }

  /** Compresses what is asked for often as well as can be. */
  async #improveAll(): Promise<void> {
    for (const encoding of [...this.#compressed.keys()]) await this.#improve(encoding)
  }

  async #improve(encoding: Encoding): Promise<void> {
    for (const quality of BETTER) {
      const better = await this.#compress(encoding, quality)
      if (!better) continue
      this.#compressed.set(encoding, Promise.resolve(better))
      return
    }
  }

  async #compress(encoding: Encoding, quality: number): Promise<Compressed | undefined> {
    // A brotli stream can be written at all times, a gzip stream ends with a sum over the page.
    if (this.#slots.length === 0) return undefined
    const { reach } = ENCODERS[encoding]
    const few = this.#slots.filter((slot, n) => n === 0 || slot - this.#slots[n - 1]! > reach)
    // An encoder may pass over a copy that it could have made. In the end no nonce is left to it.
    for (const cuts of [few, few, this.#slots]) {
      const compressed = await this.#cutAt(cuts, encoding, quality)
      if (await this.#isSound(compressed, encoding)) return compressed
    }
    return undefined
  }

  /** @param cuts slots where the nonce is to stand as it is; those between are left to the encoder, as copies. */
  async #cutAt(cuts: number[], encoding: Encoding, quality: number): Promise<Compressed> {
    const { encoder, flush, literal } = ENCODERS[encoding]
    const page = Buffer.from(this.#plain)
    let standIn = newStandIn()
    for (const slot of this.#slots) {
      // None may be a copy of one before a cut: the encoder would count on having made that copy.
      if (cuts.includes(slot)) standIn = newStandIn()
      standIn.copy(page, slot)
    }
    const made = await compressedParts(encoder(quality, page.length), partsOf(page, cuts), flush)
    const places: number[] = []
    const pieces: Buffer[] = []
    let size = 0
    for (const [n, bytes] of made.entries()) {
      // Every second part is a nonce.
      const piece = n % 2 === 0 ? bytes : Buffer.concat([literal, Buffer.alloc(length)])
      if (n % 2 === 1) places.push(size + literal.length)
      pieces.push(piece)
      size += piece.length
    }
    return { bytes: Buffer.concat(pieces), places, spare: [] }
  }

  /** Whether other nonces come out wherever they should; a part of one that the encoder wrote out would not. */
  async #isSound(compressed: Compressed, encoding: Encoding): Promise<boolean> {
    for (const nonce of OTHERS) {
      const page = await DECODERS[encoding](this.#write(compressed, nonce, encoding)).catch(() => undefined)
      if (!page?.equals(this.#filled(nonce))) return false
    }
    return true
  }

  #write({ bytes, places, spare }: Compressed, nonce: string, encoding: Encoding): Buffer {
    const written = spare.pop() ?? Buffer.from(bytes)
    for (const at of places) written.write(nonce, at, 'latin1')
    // The sum of a gzip stream stands before its length, at the end.
    if (encoding === 'gzip') written.writeUInt32LE(zlib.crc32(this.#filled(nonce)), written.length - 8)
    return written
  }

  #filled(nonce: string): Buffer {
    const filled = Buffer.from(this.#plain)
    for (const at of this.#slots) filled.write(nonce, at, 'latin1')
    return filled
  }
}

/** Nonces to try a page with: they have nothing in common with a stand-in, and little with each other. */
const OTHERS = [0, 29].map((shift) =>
  NONCE_SLOT.replace(/[^=]/g, (character) => ALPHABET[(ALPHABET.indexOf(character) + shift) % ALPHABET.length]!),
)

const DECODERS: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: promisify(zlib.brotliDecompress),
  gzip: promisify<Buffer, Buffer>(zlib.gunzip),
}

interface Encoder {
  encoder: (quality: number, size: number) => zlib.BrotliCompress | zlib.Gzip
  /** Ends a part at a whole byte. */
  flush: number
  /** What says that so many bytes as a nonce has follow as they are. */
  literal: Buffer
  /** Bytes back to where text may be copied from, with some to spare for what is around a nonce. */
  reach: number
}

const { length } = NONCE_SLOT
const { constants } = zlib

const ENCODERS: Record<Encoding, Encoder> = {
  br: {
    encoder: (quality, size) =>
      zlib.createBrotliCompress({
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
      }),
    flush: constants.BROTLI_OPERATION_FLUSH,
    // RFC 7932, 9.2: not the last one, four nibbles of length - 1, uncompressed.
    literal: Buffer.from([0, 8, 16].map((bits) => ((((length - 1) << 3) | (1 << 19)) >> bits) & 0xff)),
    reach: 4_000_000,
  },
  gzip: {
    encoder: (quality) => zlib.createGzip({ level: Math.min(quality, 9) }),
    flush: constants.Z_SYNC_FLUSH,
    // RFC 1951, 3.2.4: not the last one, stored, length and its complement.
    literal: Buffer.from([0, length, 0, ~length & 0xff, 0xff]),
    reach: 32_000,
  },
}

/** A page before, at and after each of some nonces. */
function partsOf(page: Buffer, slots: number[]): Buffer[] {
  const ends = slots.flatMap((at) => [at, at + length])
  return [...ends, page.length].map((end, n) => page.subarray(n === 0 ? 0 : ends[n - 1], end))
}

/** What an encoder makes of each part, in one stream. */
async function compressedParts(
  encoder: zlib.BrotliCompress | zlib.Gzip,
  parts: Buffer[],
  flush: number,
): Promise<Buffer[]> {
  const made: Buffer[][] = parts.map(() => [])
  let current = 0
  encoder.on('data', (chunk: Buffer) => made[current]!.push(chunk))
  for (const part of parts.slice(0, -1)) {
    encoder.write(part)
    await new Promise<void>((resolve) => encoder.flush(flush, resolve))
    current += 1
  }
  encoder.end(parts.at(-1))
  await once(encoder, 'end')
  return made.map((chunks) => Buffer.concat(chunks))
}

/** One after the other, so that a crowd at new pages does not keep all processors busy with that. */
let improving: Promise<void> = Promise.resolve()
function improveLater(improve: () => Promise<void>): void {
  improving = improving.then(improve).catch(() => undefined)
}

/**
 * Something as long as a nonce, of bytes that no page has and without any part that it repeats: no other text can be
 * taken for a copy of a part of it. It ends as all nonces do, since an encoder goes by the last bytes before a text.
 */
const newStandIn = () => Buffer.concat([Buffer.from(shuffled(UNUSED).slice(0, 22)), Buffer.from('==')])

/** What neither words nor UTF-8 use. */
const UNUSED = Array.from({ length: 256 }, (_, byte) => byte).filter(
  (byte) =>
    (byte > 0 && byte < 0x20 && !'\t\n\r'.includes(String.fromCharCode(byte))) ||
    byte >= 0xf8 ||
    byte === 0xc0 ||
    byte === 0xc1,
)

function shuffled<T>(values: Iterable<T>): T[] {
  const all = [...values]
  for (let last = all.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    ;[all[last], all[other]] = [all[other]!, all[last]!]
  }
  return all
}

import crypto from 'node:crypto'
import { BEST, compress, type Encoding, QUALITY } from '../../http/endpoint/compressed'

/** Requests after which a page is worth the best compression; one that was prerendered, which many will ask for, is from the first on. */
const WORTH_IT = 12

/** A page and its policy, which are the same for everybody: made, compressed and tagged once (ADR 0083). */
export class CachedPage {
  /** Compressed bytes that were made so far. */
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()
  readonly bytes: Buffer
  /** Weak, since it is the same however the page is written on the wire. */
  readonly etag: string
  #requests = 0

  /**
   * @param policy the Content-Security-Policy that it is sent with
   * @param isPrerendered whether it is the text of a screen
   */
  constructor(
    html: string,
    readonly policy: string,
    private readonly isPrerendered = false,
  ) {
    this.bytes = Buffer.from(html)
    this.etag = `W/"${crypto.createHash('sha256').update(policy).update('\n').update(this.bytes).digest('base64url')}"`
  }

  get size(): number {
    return this.bytes.length
  }

  /** The page as a client takes it. */
  async in(encoding: Encoding | undefined): Promise<Buffer> {
    if (!encoding) return this.bytes
    this.#requests += 1
    if (this.#requests === WORTH_IT && !this.isPrerendered)
      for (const known of this.#compressed.keys()) this.#improveLater(known)
    const known = this.#compressed.get(encoding)
    if (known) return known
    const made = compress(this.bytes, encoding, QUALITY)
    this.#compressed.set(encoding, made)
    // The page stands for hours: whoever asks next has it compressed anew.
    made.catch(() => this.#compressed.delete(encoding))
    if (this.isPrerendered) this.#improveLater(encoding)
    return made
  }

  #improveLater(encoding: Encoding): void {
    improving = improving
      .then(() => compress(this.bytes, encoding, BEST))
      .then((best) => void this.#compressed.set(encoding, Promise.resolve(best)))
      .catch(() => undefined)
  }
}

/** One after the other, so that a crowd at new pages does not keep all processors busy with that. */
let improving: Promise<void> = Promise.resolve()

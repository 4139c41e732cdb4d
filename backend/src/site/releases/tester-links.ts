import { TESTER_COOKIE } from '@yawmi/contract/canary'
import { readTesterLink, type TesterLink } from '@yawmi/contract/site-links'
import type { FastifyRequest } from 'fastify'

/** Links whose signatures were checked. */
const MAX_KNOWN = 200

/** A link that holds now, and until when, in milliseconds since 1970. */
export interface OpenLink {
  canaries: readonly string[]
  until: number
}

/** Reads tester links, each signature once. */
export class TesterLinks {
  readonly #known = new Map<string, TesterLink>()

  /** @param releases have the keys by one of which a link is signed */
  constructor(private readonly releases: { readonly publicKeys: readonly string[] }) {}

  /** @returns undefined where it is none of ours, or has ended */
  async read(text: string): Promise<OpenLink | undefined> {
    const link = this.#known.get(text) ?? (await readTesterLink(text, this.releases.publicKeys))
    if (!link?.signed) return undefined
    if (this.#known.size >= MAX_KNOWN) this.#known.clear()
    this.#known.set(text, link)
    const until = link.signed.expires
    return until > Date.now() ? { canaries: link.canaries, until } : undefined
  }

  /** What the device of a request has by a link: `<remote>@<version>` of each. */
  async of({ cookies }: FastifyRequest): Promise<readonly string[]> {
    const text = cookies[TESTER_COOKIE]
    return text === undefined ? [] : ((await this.read(text))?.canaries ?? [])
  }
}

import type { ReleaseList } from '@yawmi/contract'
import { remoteScope, type SignedList } from '@yawmi/contract/signed-list'
import { NOTHING } from './list-file'
import { listOfRemote } from './list-queries'
import { type ListSigner, VALID_MS } from './list-signer'

/** Milliseconds for which a signature stands: a quarter of the time for which it may be used. */
const SIGNED_FOR_MS = VALID_MS / 4

/** What is signed, as it stands. */
export interface Source {
  /** The list's place in time. */
  readonly serial: number | undefined
  readonly list: ReleaseList
  /** What of it our own pages need. */
  readonly ofPages: ReleaseList
  /** Reads the list where it has changed. */
  look(): void
}

/** Lists as browsers are given them, each signed once until something of them is another. */
export class SignedLists {
  #current = { since: 0, lists: new Map<string, SignedList>() }

  constructor(
    private readonly signer: ListSigner,
    private readonly source: Source,
  ) {}

  /** The list as our own pages have it: without what integrators' pages or this server alone make use of. */
  get ofPages(): SignedList {
    return this.#signedOnce('pages', () => this.source.ofPages)
  }

  /** The whole list, for any page. */
  get ofAll(): SignedList {
    return this.#signedOnce('all', () => this.source.list)
  }

  /** The list of one remote, for pages that mount it alone. */
  of(remote: string): SignedList {
    const scope = remoteScope(remote)
    this.source.look()
    if (!Object.hasOwn(this.source.list.remotes, remote)) return this.sign(NOTHING, scope)
    return this.#signedOnce(scope, () => listOfRemote(this.source.list, remote))
  }

  /** Public keys by which browsers check lists. */
  get publicKeys(): string[] {
    return this.signer.publicKeys
  }

  /** Signs what is sent besides lists, at the list's place in time. */
  sign<T extends object>(content: T, scope: string): T {
    return this.signer.sign(content, scope, this.source.serial ?? 0)
  }

  /** Another object whenever what is signed is to be signed anew. */
  get signing(): object {
    this.source.look()
    return this.#current
  }

  /** Whether signatures are old enough to be made anew. */
  get isOld(): boolean {
    return Date.now() - this.#current.since > SIGNED_FOR_MS
  }

  /** Has everything be signed anew when it is next asked for. */
  signAnew(): void {
    this.#current = { since: Date.now(), lists: new Map() }
  }

  #signedOnce(scope: string, list: () => ReleaseList): SignedList {
    this.source.look()
    const known = this.#current.lists.get(scope)
    if (known) return known
    const signed = this.sign(list(), scope)
    this.#current.lists.set(scope, signed)
    return signed
  }
}

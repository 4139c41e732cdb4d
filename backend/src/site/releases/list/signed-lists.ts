import type { ReleaseList } from '@yawmi/contract'
import type { SignedList } from '@yawmi/contract/signed-list'
import { type ListSigner, VALID_MS } from './list-signer'

/** Milliseconds for which a signature stands: a quarter of the time for which it may be used. */
const SIGNED_FOR_MS = VALID_MS / 4

/** Lists as browsers are given them, by scope, since they were signed last. */
export class SignedLists {
  #current = { since: 0, lists: new Map<string, SignedList>() }

  constructor(private readonly signer: ListSigner) {}

  /** Public keys by which browsers check lists. */
  get publicKeys(): string[] {
    return this.signer.publicKeys
  }

  /** Another object whenever what is signed is to be signed anew. */
  get signing(): object {
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

  /** Signs what is sent besides lists. @param serial the list's place in time */
  sign<T extends object>(content: T, scope: string, serial: number | undefined): T {
    return this.signer.sign(content, scope, serial ?? 0)
  }

  /** The list of a scope, signed once until `signAnew`. */
  of(scope: string, serial: number | undefined, list: () => ReleaseList): SignedList {
    const known = this.#current.lists.get(scope)
    if (known) return known
    const signed = this.sign(list(), scope, serial)
    this.#current.lists.set(scope, signed)
    return signed
  }
}

import type { EndpointAccess } from '@yawmi/contract/schemas'
import type { Viewer } from '../plugins/viewer'

/** A call that was read before, by its address. */
export interface KnownCall {
  /** What it asks of who calls: its arguments may decide that. */
  access: EndpointAccess
  /** As the contract parsed them, for the name of its reply. */
  argumentsText: string
}

/** Addresses that one operation's clients ask for again and again; pages deep in lists, which few do, push them out. */
const MAX_CALLS = 500
/** Characters of an address, with a search in Arabic, three for a byte. What is longer is not kept: it may be anything. */
const MAX_LENGTH = 512

/**
 * The calls of one operation whose replies are shared, by their addresses: the same text has the same arguments, so that it
 * need not be parsed and validated again while its reply stands. Who calls is looked at each time.
 */
export class KnownCalls {
  readonly #calls = new Map<string, KnownCall>()

  get(url: string): KnownCall | undefined {
    return this.#calls.get(url)
  }

  keep(url: string, call: KnownCall): void {
    if (url.length > MAX_LENGTH || this.#calls.has(url)) return
    if (this.#calls.size >= MAX_CALLS) this.#calls.clear()
    this.#calls.set(url, call)
  }
}

/** The name of a shared reply: one for each kind of viewer, since free visitors are shown less. */
export const replyName = (operation: string, { kind }: Viewer, argumentsText: string): string =>
  `${operation} ${kind} ${argumentsText}`

import { OPERATIONS, type OperationId } from '@yawmi/contract'
import type { FastifyInstance } from 'fastify'
import { TimedCache } from '../../lib/timed-cache'

/** Answers of the API that a screen begins with, got from our own server without a network. */
export class PrefetchedReplies {
  /** An answer is good for every page for so long. */
  readonly #cache = new TimedCache<unknown>({ lifetimeMs: 10_000, maxWeight: Object.keys(OPERATIONS).length })
  /** The last answers with their texts: one that says the same again is the same, as pages that were made with it are. */
  readonly #last = new Map<OperationId, { text: string; answer: unknown }>()

  constructor(private readonly app: FastifyInstance) {}

  /** What the operations answer to anybody, by id; one that fails is left out, and the page asks for it itself. */
  async of(operations: readonly string[]): Promise<Record<string, unknown>> {
    // The names are of a release: `in` would find those that every object has.
    const known = operations.filter((id): id is OperationId => Object.hasOwn(OPERATIONS, id))
    const answers = await Promise.all(
      known.map(async (id) => [id, await this.#cache.get(id, () => this.#fetch(id))] as const),
    )
    return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined))
  }

  async #fetch(id: OperationId): Promise<unknown> {
    const [method, url] = OPERATIONS[id]
    const reply = await this.app.inject({ method, url }).catch(() => undefined)
    if (reply?.statusCode !== 200) return undefined
    const last = this.#last.get(id)
    if (last?.text === reply.body) return last.answer
    const answer = reply.json<unknown>()
    this.#last.set(id, { text: reply.body, answer })
    return answer
  }
}

import { fillPath, OPERATIONS, type OperationId } from '@yawmi/contract'
import { NoAnswerError, type HttpReply } from './http'

type Flat = Record<string, unknown>

/** A call that a page sent before the client's code was there. */
export interface PrefetchedCall {
  /** Its path with all parameters; that of the operation by default. */
  path?: string
  query?: Flat
  body?: Flat
  /** The token that it was asked with, of which the answer is; undefined where it matters to nobody who asks. */
  token?: string
  /** When it was sent, as `Date.now()` has it. */
  at?: number
  /** Rejects when nothing answered. */
  reply: Promise<HttpReply>
}

/** Where a page keeps them, by operation. */
export const PREFETCHED = 'yawmiBegun'
/** Where a page keeps the request for the CSRF token that it has begun with (shell/src/inline/csrf-token.ts). */
export const EARLY_TOKEN = 'yawmiToken'
export interface PageWithToken {
  /** Resolves when the request has ended, whether the cookie is there then or not. */
  [EARLY_TOKEN]?: Promise<void>
}

/** Several calls of one operation are in a list. */
type PrefetchedCalls = Partial<Record<OperationId, PrefetchedCall | PrefetchedCall[]>>

/** Milliseconds after which an answer that nobody took is too old to be anybody's. */
const MAX_AGE_MS = 60_000

/** What a call of the client sends, as far as one that the page began can be the same. */
interface CallParts {
  params?: Record<string, string>
  query?: Flat
  body?: unknown
}

/**
 * The answer of such a call of the same person that asks the same, once: the next call of its kind is sent by the
 * client itself. Rejects with a NoAnswerError when nothing answered.
 */
export function takePrefetched(
  operation: OperationId,
  { params, query, body }: CallParts,
  token: string | undefined,
): Promise<HttpReply> | undefined {
  const calls = (globalThis as { [PREFETCHED]?: PrefetchedCalls })[PREFETCHED]
  if (!calls?.[operation]) return undefined
  const begun = [calls[operation]].flat()
  const path = fillPath(OPERATIONS[operation][1], params)
  const call = begun.find(
    (one) =>
      (one.path ?? OPERATIONS[operation][1]) === path &&
      isSame(one.query, query) &&
      isSame(one.body, body as Flat | undefined),
  )
  if (!call) return undefined
  calls[operation] = begun.filter((one) => one !== call)
  if ((call.token ?? token) !== token || Date.now() - (call.at ?? Date.now()) > MAX_AGE_MS) return undefined
  return call.reply.catch((error: unknown) => {
    // By what it says: the scripts that begin calls have a class of their own, or the browser's.
    const { why, name } = error as Partial<NoAnswerError>
    throw new NoAnswerError(why === 'timeout' || name === 'TimeoutError' ? 'timeout' : 'network')
  })
}

/** What is undefined is not sent, and a number is sent as its text. */
function isSame(one: Flat = {}, other: Flat = {}): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  const sent = (value: unknown) => (typeof value === 'number' ? String(value) : value)
  return [...names].every((name) => sent(one[name]) === sent(other[name]))
}

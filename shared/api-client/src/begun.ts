import type { OperationId } from '@yawmi/contract'
import { NoAnswerError, type HttpReply } from './http'

/** A call that a page began before the client's code was there. */
export interface BegunCall {
  body?: Record<string, unknown>
  /** Rejects when nothing answered. */
  reply: Promise<HttpReply>
}

/** Where a page keeps them, by operation. */
export const BEGUN = 'yawmiBegun'
type Begun = Partial<Record<OperationId, BegunCall>>

/** The answer of such a call with the same body, once: the next call of its kind is sent by the client itself. */
export function takeBegun(operation: OperationId, body: unknown): Promise<HttpReply> | undefined {
  const begun = (globalThis as { [BEGUN]?: Begun })[BEGUN]
  const call = begun?.[operation]
  if (!begun || !call || !isSame(call.body, body as BegunCall['body'])) return undefined
  delete begun[operation]
  return call.reply.catch((error: unknown) => {
    // By what it says: the script that began the call has a class of its own.
    throw new NoAnswerError((error as Partial<NoAnswerError>).why === 'timeout' ? 'timeout' : 'network')
  })
}

/** Bodies here are flat; what is undefined is not sent. */
function isSame(one: BegunCall['body'] = {}, other: BegunCall['body'] = {}): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => one[name] === other[name])
}

import { delay, HttpResponse, type JsonBodyType } from 'msw'
import { ERRORS, type ErrorId, type ErrorReply, type OperationId } from '@yawmi/contract'
import { reply } from './network'

/** These tests run in Node. Browser code is compiled without Node's types, so that `process` is declared here. */
const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process

/**
 * The longest time that an answer takes, in milliseconds; each takes a random part of it. `ANSWER_LATENCY=120 npm test
 * -- 'unit tests of browser code'` finds tests that only pass when answers are quick.
 */
const LATENCY = Number(env.ANSWER_LATENCY || 0)

/** A call that was made, in the form that tests compare. */
export interface SeenCall {
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  headers: Headers
}

export interface Answer {
  status?: number
  /**
   * The answer is held back until this promise resolves, such as that of a `gate`; `'never'` stands for a host that
   * hangs.
   */
  after?: Promise<void> | 'never'
}

/**
 * Holds an answer back until the test has looked at the page without it: no machine is too slow or too quick for such a
 * test.
 */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}

type Body = JsonBodyType | ((call: SeenCall) => JsonBodyType)

/**
 * Answers one operation of the contract from now on.
 * @returns the calls that were made, in order; the array grows as they come.
 */
export function answer(operation: OperationId, body: Body, { status = 200, after }: Answer = {}): SeenCall[] {
  return replyTo(operation, async (call) => {
    await (after === 'never' ? delay('infinite') : after)
    await delay(Math.random() * LATENCY)
    return HttpResponse.json(typeof body === 'function' ? body(call) : body, { status })
  })
}

/** Answers one operation with an error of the contract's catalogue. */
export const refuse = (operation: OperationId, error: ErrorId, more: Partial<ErrorReply> = {}): SeenCall[] =>
  answer(operation, { message: 'رسالة من الخادم', error, ...more }, { status: ERRORS[error].status })

/** Fails the connection of one operation, as an unreachable host does, or a network that loses the answer. */
export const disconnect = (operation: OperationId): SeenCall[] => replyTo(operation, () => HttpResponse.error())

/** Answers one operation with an HTML page, as a captive portal does: a malformed response. */
export const answerMalformed = (operation: OperationId): void =>
  reply(operation, () => HttpResponse.html('<p>مرحبا</p>'))

function replyTo(operation: OperationId, respond: (call: SeenCall) => Promise<Response> | Response): SeenCall[] {
  const seen: SeenCall[] = []
  reply(operation, async ({ request, params }) => {
    const call: SeenCall = {
      params,
      query: Object.fromEntries(new URL(request.url).searchParams),
      body: await request
        .clone()
        .json()
        .catch(() => undefined),
      headers: request.headers,
    }
    seen.push(call)
    return respond(call)
  })
  return seen
}

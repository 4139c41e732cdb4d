import { delay, HttpResponse, type JsonBodyType } from 'msw'
import { ERRORS, type ErrorId, type ErrorReply, type OperationId } from '@yawmi/contract'
import { reply } from './network'

/** Of Node, which runs these tests; browsers have none, and neither do the types of their code. */
const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process

/**
 * Milliseconds that an answer takes at the most, each another time. `ANSWER_LATENCY=120 npm test -- 'unit tests of browser
 * code'` hunts for tests that count on quick ones.
 */
const LATENCY = Number(env.ANSWER_LATENCY || 0)

/** A call that was made, as a test looks at it. */
export interface SeenCall {
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  headers: Headers
}

export interface Answer {
  status?: number
  /** What the answer waits for: the test's own `gate`, or `'never'` for a host that hangs. */
  after?: Promise<void> | 'never'
}

/** A gate that a test opens when it has seen what is there meanwhile: no machine is too slow, or too quick, for it. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}

type Body = JsonBodyType | ((call: SeenCall) => JsonBodyType)

/**
 * Answers one operation of the contract from now on.
 * @returns the calls that were made, in order; it fills as they come.
 */
export function answer(operation: OperationId, body: Body, { status = 200, after }: Answer = {}): SeenCall[] {
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
    await (after === 'never' ? delay('infinite') : after)
    await delay(Math.random() * LATENCY)
    return HttpResponse.json(typeof body === 'function' ? body(call) : body, { status })
  })
  return seen
}

/** Answers one operation with a failure of the contract's catalogue. */
export const refuse = (operation: OperationId, error: ErrorId, more: Partial<ErrorReply> = {}): SeenCall[] =>
  answer(operation, { message: 'رسالة من الخادم', error, ...more }, { status: ERRORS[error].status })

/** Cuts the connection of one operation, as a dead host does. */
export const disconnect = (operation: OperationId): void => reply(operation, () => HttpResponse.error())

/** Answers one operation with what a captive portal would: a page. */
export const garble = (operation: OperationId): void => reply(operation, () => HttpResponse.html('<p>مرحبا</p>'))

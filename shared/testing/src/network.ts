import { http } from 'msw'
import { setupServer } from 'msw/node'
import { matchPath, OPERATIONS, type OperationId } from '@yawmi/contract'

/** Where the API lives in tests: jsdom's own origin. */
const ORIGIN = 'http://localhost'

/** A call as it reaches the network; `params` are those of the operation's path. */
export interface IncomingCall {
  request: Request
  params: Record<string, string>
}

type Respond = (call: IncomingCall) => Response | Promise<Response>

interface Reply {
  method: string
  path: string
  respond: Respond
}

/** In force, the latest first. */
let replies: Reply[] = []
/** By number of call: what it was matched with answers it, also when the test has begun others meanwhile. */
const matched = new Map<string, Reply>()
let calls = 0

/**
 * One handler for all operations: msw copies a call and reads its cookies for every handler that it asks, which costs more
 * than the answer itself where each answer is a handler.
 */
const server = setupServer(
  http.all<{ id: string }>(
    ({ request }) => {
      const { origin, pathname } = new URL(request.url)
      const reply = replies.find(({ method, path }) => method === request.method && matchPath(path, pathname))
      if (origin !== ORIGIN || !reply) return { matches: false, params: { id: '' } }
      const id = String((calls += 1))
      matched.set(id, reply)
      return { matches: true, params: { id } }
    },
    ({ request, params: { id } }) => {
      const { path, respond } = matched.get(id)!
      matched.delete(id)
      return respond({ request, params: matchPath(path, new URL(request.url).pathname)?.params ?? {} })
    },
  ),
)

/** The network of a test: nothing answers until a test says what does, and an unexpected call fails the test. */
export const network = {
  listen: () => server.listen({ onUnhandledRequest: 'error' }),
  close: () => server.close(),
  /** From now on nothing answers. */
  resetHandlers() {
    replies = []
  },
}

/** Has one operation of the contract answered from now on. */
export function reply(operation: OperationId, respond: Respond): void {
  const [method, path] = OPERATIONS[operation]
  replies.unshift({ method, path, respond })
}

import { fillPath, OPERATIONS, type OperationId, XSRF_COOKIE, XSRF_HEADER } from '@yawmi/contract'
import { endpoints, errorReplySchema } from '@yawmi/contract/schemas'
import type { DocumentChecker } from '../requests/openapi-document'

/** The parts of a request that differ from call to call. */
export interface Ask {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
  form?: FormData
}

export interface Answer {
  status: number
  body: unknown
}

interface WireRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers: Record<string, string>
  payload?: Buffer
}

/** How requests reach a server: injected, or over the network. */
export type Wire = (request: WireRequest) => Promise<Answer>

/** Calls operations by their id as a browser would, and judges each reply by the contract and by the API's description. */
export class ConformanceClient {
  /** The CSRF token of each session. */
  private readonly pairs = new Map<string | undefined, Promise<string>>()

  constructor(
    private readonly wire: Wire,
    private readonly checker: DocumentChecker,
  ) {}

  /** @throws Error when the reply is not in the shape that the contract, or the description, gives its status */
  async call(id: OperationId, ask: Ask, token: string | undefined): Promise<Answer> {
    const [method] = OPERATIONS[id]
    const content = await encode(ask)
    const headers = {
      ...content.headers,
      ...authorization(token),
      ...(method !== 'GET' && (await this.pairOf(token))),
    }
    const answer = await this.wire({
      method,
      url: addressOf(id, ask),
      headers,
      ...(content.payload && { payload: content.payload }),
    })

    const schema = answer.status === 200 ? endpoints[id].reply : errorReplySchema
    schema.parse(answer.body)
    const faults = this.checker.faults(id, answer.status, answer.body)
    if (faults.length > 0) throw new Error(faults.join('\n'))
    return answer
  }

  private async pairOf(token: string | undefined): Promise<Record<string, string>> {
    let pair = this.pairs.get(token)
    if (!pair) this.pairs.set(token, (pair = this.fetchPair(token)))
    return { cookie: `${XSRF_COOKIE}=${await pair}`, [XSRF_HEADER]: await pair }
  }

  private async fetchPair(token: string | undefined): Promise<string> {
    const [method, url] = OPERATIONS.xsrfToken
    const { body } = await this.wire({ method, url, headers: authorization(token) })
    return (body as { data: { token: string } }).data.token
  }
}

const authorization = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` }

function addressOf(id: OperationId, { params = {}, query = {} }: Ask): string {
  const path = fillPath(OPERATIONS[id][1], params)
  const search = new URLSearchParams(query).toString()
  return search ? `${path}?${search}` : path
}

async function encode({ body, form }: Ask): Promise<{ headers: Record<string, string>; payload?: Buffer }> {
  if (form) {
    const encoded = new Response(form)
    const type = encoded.headers.get('content-type') ?? ''
    return { headers: { 'content-type': type }, payload: Buffer.from(await encoded.arrayBuffer()) }
  }
  if (!body) return { headers: {} }
  return { headers: { 'content-type': 'application/json' }, payload: Buffer.from(JSON.stringify(body)) }
}

import { XSRF_COOKIE, XSRF_HEADER } from '@yawmi/contract'

/** What came of a call: status 0 where there was no answer. */
export interface Answer {
  status: number
  /** The id of the error, where it is one. */
  error: string | undefined
  retryAfter: number | undefined
  ms: number
  body: Record<string, unknown>
}

interface Call {
  method?: 'GET' | 'POST' | 'DELETE'
  body?: object
  token?: string | undefined
}

/** Milliseconds after which a browser gives up. */
const GIVEN_UP_MS = 30_000

const SECRET_CODE = /#(\d{4})/

/** A person's browser at a server of its own process: it has a pair, signs in by a code, and times what it calls. */
export class SiteClient {
  /** Of every call that was made. */
  readonly answers: (Answer & { call: string })[] = []
  private readonly pairs = new Map<string, string>()

  /** @param address may be changed: of the server that serves this person next */
  constructor(
    public address: string,
    private readonly headers: Record<string, string> = {},
  ) {}

  /** Calls the API or the site; writes carry the pair of their session. Never throws. */
  async call(path: string, { method = 'GET', body, token }: Call = {}): Promise<Answer> {
    const pair = method === 'GET' ? {} : await this.pairHeaders(token)
    if (!pair) return this.answers.at(-1)!
    const json = body && { 'content-type': 'application/json' }
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...pair, ...json }
    return this.timed(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  }

  /** Sends a form. Never throws. */
  async send(path: string, form: FormData, token: string): Promise<Answer> {
    const pair = await this.pairHeaders(token)
    if (!pair) return this.answers.at(-1)!
    return this.timed(path, { method: 'POST', headers: { authorization: `Bearer ${token}`, ...pair }, body: form })
  }

  /** Asks for a code as the landing page does. @returns the status of the call that sends it, or of the one before */
  async askForCode(msisdn: string): Promise<number> {
    const script = await this.call('/api/players/protected-script', { method: 'POST', body: {} })
    if (script.status !== 200) return script.status
    const { transaction_identify } = script.body.success as { transaction_identify: string }
    const body = { msisdn, device_type: 'web', transaction_identify }
    return (await this.call('/api/players/login', { method: 'POST', body })).status
  }

  /** The newest code in the sandbox carrier's inbox. */
  async codeOf(msisdn: string): Promise<string> {
    const { body } = await this.call(`/sandbox/messages?msisdn=${encodeURIComponent(msisdn)}`)
    const code = SECRET_CODE.exec(JSON.stringify(body))?.[1]
    if (code === undefined) throw new Error('no code was delivered')
    return code
  }

  confirm(msisdn: string, otp: string): Promise<Answer> {
    return this.call('/api/players/confirm/otp', { method: 'POST', body: { msisdn, otp, device_type: 'web' } })
  }

  /** Signs a number up, or in. @throws when a step of it is refused @returns the token */
  async signIn(msisdn: string): Promise<string> {
    const reply = await this.askForCode(msisdn)
    const confirmed = reply === 200 ? await this.confirm(msisdn, await this.codeOf(msisdn)) : undefined
    const data = confirmed?.body.data as { token?: string } | undefined
    if (data?.token === undefined) throw new Error(`no sign-in: ${reply}, ${confirmed?.status}`)
    return data.token
  }

  private async timed(path: string, { headers, ...init }: RequestInit): Promise<Answer> {
    const begun = performance.now()
    const answer: Answer = { status: 0, error: undefined, retryAfter: undefined, ms: 0, body: {} }
    try {
      const signal = AbortSignal.timeout(GIVEN_UP_MS)
      const reply = await fetch(this.address + path, { ...init, signal, headers: { ...this.headers, ...headers } })
      const text = await reply.text()
      answer.status = reply.status
      answer.retryAfter = reply.headers.has('retry-after') ? Number(reply.headers.get('retry-after')) : undefined
      answer.body = reply.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as typeof answer.body) : {}
      answer.error = answer.body.error as string | undefined
    } catch {
      // Whoever serves there is gone.
    }
    answer.ms = performance.now() - begun
    this.answers.push({ ...answer, call: path })
    return answer
  }

  /** @returns undefined where the server gave none; its answer is the last one then */
  private async pairHeaders(token: string | undefined): Promise<Record<string, string> | undefined> {
    const pair = this.pairs.get(token ?? '') ?? (await this.newPair(token))
    return pair === undefined ? undefined : { cookie: `${XSRF_COOKIE}=${pair}`, [XSRF_HEADER]: pair }
  }

  private async newPair(token: string | undefined): Promise<string | undefined> {
    const answer = await this.timed('/api/xsrf-token', {
      headers: { ...(token && { authorization: `Bearer ${token}` }) },
    })
    const pair = (answer.body.data as { token?: string } | undefined)?.token
    if (pair !== undefined) this.pairs.set(token ?? '', pair)
    return pair
  }
}

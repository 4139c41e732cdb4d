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
  method?: 'GET' | 'POST'
  body?: object
  token?: string | undefined
}

const SECRET_CODE = /#(\d{4})/

/** A person's browser at a server of its own process: it has a pair, signs in by a code, and times what it calls. */
export class SiteClient {
  /** Of every call that was made. */
  readonly answers: (Answer & { call: string })[] = []
  private readonly pairs = new Map<string, string>()

  constructor(readonly address: string) {}

  /** Calls the API or the site; writes carry the pair of their session. Never throws. */
  call(path: string, { method = 'GET', body, token }: Call = {}): Promise<Answer> {
    return this.timed(path, async () => {
      const pair = method === 'GET' ? {} : await this.pairHeaders(token)
      const json = body && { 'content-type': 'application/json' }
      return {
        method,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...pair, ...json },
        ...(body && { body: JSON.stringify(body) }),
      }
    })
  }

  /** Sends a form. Never throws. */
  send(path: string, form: FormData, token: string): Promise<Answer> {
    return this.timed(path, async () => {
      const headers = { authorization: `Bearer ${token}`, ...(await this.pairHeaders(token)) }
      return { method: 'POST', headers, body: form }
    })
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
    const inbox = await fetch(`${this.address}/sandbox/messages?msisdn=${encodeURIComponent(msisdn)}`)
    const code = SECRET_CODE.exec(await inbox.text())?.[1]
    if (code === undefined) throw new Error('no code was delivered')
    return code
  }

  confirm(msisdn: string, otp: string): Promise<Answer> {
    return this.call('/api/players/confirm/otp', { method: 'POST', body: { msisdn, otp, device_type: 'web' } })
  }

  /** Signs a number up, or in. @throws when a step of it is refused @returns the token */
  async signIn(msisdn: string): Promise<string> {
    const asked = await this.askForCode(msisdn)
    const confirmed = asked === 200 ? await this.confirm(msisdn, await this.codeOf(msisdn)) : undefined
    const data = confirmed?.body.data as { token?: string } | undefined
    if (data?.token === undefined) throw new Error(`no sign-in: ${asked}, ${confirmed?.status}`)
    return data.token
  }

  private async timed(path: string, request: () => Promise<RequestInit>): Promise<Answer> {
    const begun = performance.now()
    const answer: Answer = { status: 0, error: undefined, retryAfter: undefined, ms: 0, body: {} }
    try {
      const reply = await fetch(this.address + path, await request())
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

  private async pairHeaders(token: string | undefined): Promise<Record<string, string>> {
    const pair = await this.pairOf(token)
    return { cookie: `${XSRF_COOKIE}=${pair}`, [XSRF_HEADER]: pair }
  }

  private async pairOf(token: string | undefined): Promise<string> {
    const kept = this.pairs.get(token ?? '')
    if (kept !== undefined) return kept
    const reply = await fetch(`${this.address}/api/xsrf-token`, {
      headers: { ...(token && { authorization: `Bearer ${token}` }) },
    })
    const { data } = (await reply.json()) as { data: { token: string } }
    this.pairs.set(token ?? '', data.token)
    return data.token
  }
}

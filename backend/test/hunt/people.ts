import { XSRF_COOKIE, XSRF_HEADER } from '@yawmi/contract'
import { newNumber } from '../site/sign-in'

/** They call from addresses of their own: those of the hostile requests may be at their limits. */
let calls = 0
export const ownAddress = () => ({ 'x-forwarded-for': `192.0.2.${(calls += 1) % 250}` })

/** Those who are signed in at the hunted server, whose sessions and designs the requests are about. */
export class People {
  tokens: string[] = []
  /** What must stand in no log line. */
  readonly secrets: string[] = []
  private readonly pairs = new Map<string, string>()

  constructor(
    private readonly address: string,
    private readonly count: number,
  ) {}

  /** Keeps those whose session is still good, and signs others in for those who are gone. */
  async gather(): Promise<void> {
    const good = await Promise.all(this.tokens.map((token) => this.isIn(token)))
    this.tokens = this.tokens.filter((_, index) => good[index])
    while (this.tokens.length < this.count) this.tokens.push(await this.signIn())
  }

  /** Headers of a write with the pair of its session, as a browser would send them. */
  writeHeaders(token: string | undefined): Record<string, string> {
    const pair = this.pairs.get(token ?? '') ?? this.pairs.get('') ?? ''
    const authorization = token !== undefined && { authorization: `Bearer ${token}` }
    return { cookie: `${XSRF_COOKIE}=${pair}`, [XSRF_HEADER]: pair, ...authorization }
  }

  private async isIn(token: string): Promise<boolean> {
    const headers = { ...ownAddress(), authorization: `Bearer ${token}` }
    return (await fetch(`${this.address}/api/players/subscriber-details`, { headers })).status === 200
  }

  private async givePair(token: string): Promise<void> {
    const headers = { ...ownAddress(), ...(token && { authorization: `Bearer ${token}` }) }
    const reply = await fetch(`${this.address}/api/xsrf-token`, { headers })
    const { data } = (await reply.json()) as { data: { token: string } }
    this.pairs.set(token, data.token)
    this.secrets.push(data.token)
  }

  private async signIn(): Promise<string> {
    const msisdn = newNumber()
    if (!this.pairs.has('')) await this.givePair('')
    const send = async <T>(path: string, body: object) => {
      const headers = { ...ownAddress(), ...this.writeHeaders(undefined), 'content-type': 'application/json' }
      const reply = await fetch(this.address + path, { method: 'POST', headers, body: JSON.stringify(body) })
      if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
      return (await reply.json()) as T
    }
    const { success } = await send<{ success: { transaction_identify: string } }>('/api/players/protected-script', {})
    await send('/api/players/login', { msisdn, device_type: 'web', ...success })
    const inbox = await fetch(`${this.address}/sandbox/messages?msisdn=${encodeURIComponent(msisdn)}`)
    const otp = /#(\d{4})/.exec(await inbox.text())?.[1]
    const { data } = await send<{ data: { token: string } }>('/api/players/confirm/otp', {
      msisdn,
      otp,
      device_type: 'web',
    })
    this.secrets.push(data.token, msisdn.slice(1), `0${msisdn.slice(4)}`)
    await this.givePair(data.token)
    return data.token
  }
}

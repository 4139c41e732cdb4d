import https from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { XSRF_COOKIE, XSRF_HEADER } from '@yawmi/contract'
import { SiteClient } from '../processes/site-client'
import { newNumber } from '../site/sign-in'
import { MEDIA, SITE } from './fleet'

const TICK_MS = 50
/** Requests that wait for their answers at most: a machine that is too small for the rate is sent less, and says so. */
const MAX_WAITING = 4_000
/** Milliseconds after which a browser gives up. */
const GIVEN_UP_MS = 30_000
const SCRIPT = /\/assets\/shell\.[\w.-]+\.js/

/** What came of it all. */
export interface Traffic {
  sent: number
  /** A second, from the first to the last that was due. */
  rate: number
  /** Each answer that was none, or not the right one: what was asked for, and what came. */
  failed: string[]
  p50Ms: number
  p99Ms: number
  slowestMs: number
  /** Names of the shell's script that pages had. */
  scripts: Set<string>
}

interface Answer {
  ms: number
  body: string
  fault?: string
}

interface Person {
  headers: Record<string, string>
  renamed: number
}

/**
 * People who open pages, their scripts, lists and pictures and change their names, so many requests a second, whether the former
 * ones were answered or not.
 */
export class PeoplesTraffic {
  /** As many connections as are needed: of a request that had to wait for one, Node does not say that it was in use before. */
  private readonly agent = new https.Agent({ keepAlive: true, maxSockets: Infinity })
  private readonly people: Person[] = []
  private readonly pages = ['/', '/home', '/about-us']
  private readonly scripts = new Set<string>()
  private running: Promise<Traffic> | undefined
  private goesOn = true
  private sent = 0
  private waiting = 0
  /** Requests that were due and not sent. */
  private left = 0
  private turn = 0

  /** @param pictures addresses at the media host */
  constructor(
    private readonly rate: number,
    private readonly pictures: string[],
  ) {}

  /** Signs people up, who then go on until `stop`. */
  async start(people = 20): Promise<void> {
    for (let person = 0; person < people; person += 1) {
      const authorization = `Bearer ${await new SiteClient(SITE).signIn(newNumber())}`
      const reply = await fetch(`${SITE}/api/xsrf-token`, { headers: { authorization } })
      const pair = ((await reply.json()) as { data: { token: string } }).data.token
      this.people.push({
        headers: { authorization, cookie: `${XSRF_COOKIE}=${pair}`, [XSRF_HEADER]: pair },
        renamed: 0,
      })
    }
    this.running = this.run()
  }

  async stop(): Promise<Traffic> {
    this.goesOn = false
    const traffic = await this.running!
    this.agent.destroy()
    return traffic
  }

  private async run(): Promise<Traffic> {
    const begun = performance.now()
    const answers: Promise<Omit<Answer, 'body'>>[] = []
    for (; this.goesOn; await wait(TICK_MS)) {
      const due = Math.floor(((performance.now() - begun) / 1_000) * this.rate) - this.left
      while (this.sent < due && this.waiting < MAX_WAITING) answers.push(this.next())
      this.left += Math.max(0, due - this.sent)
    }
    const seconds = (performance.now() - begun) / 1_000
    const { sent } = this
    const all = await Promise.all(answers)
    const ms = all.map((answer) => answer.ms).toSorted((one, other) => one - other)
    const at = (share: number) => Math.round(ms[Math.floor((ms.length - 1) * share)] ?? 0)
    return {
      sent,
      rate: Math.round(sent / seconds),
      failed: all.flatMap(({ fault }) => fault ?? []),
      ...{ p50Ms: at(0.5), p99Ms: at(0.99), slowestMs: at(1), scripts: this.scripts },
    }
  }

  /** What somebody does next: most are reads of the API, and each page is followed by its script. */
  private async next(): Promise<Omit<Answer, 'body'>> {
    const turn = (this.turn += 1)
    const person = this.people[turn % this.people.length]!
    const step = turn % 10
    if (step <= 1) return this.page(this.pages[Math.floor(turn / 10) % this.pages.length]!)
    if (step === 2) return this.ask(`${SITE}/releases.json`)
    if (step === 3) return this.ask(MEDIA + this.pictures[turn % this.pictures.length]!)
    if (step === 4) return this.rename(person)
    const list = step <= 6 ? '/api/players/categories' : '/api/players/subscriber-details'
    return this.ask(SITE + list, { headers: person.headers })
  }

  private async page(address: string): Promise<Omit<Answer, 'body'>> {
    const page = await this.ask(SITE + address)
    if (page.fault) return page
    const [script] = SCRIPT.exec(page.body) ?? []
    if (!script) return { ms: page.ms, fault: `${address} has no script` }
    this.scripts.add(script)
    const { fault } = await this.ask(SITE + script)
    return { ms: page.ms, ...(fault && { fault: `a broken page, ${fault}` }) }
  }

  private rename(person: Person) {
    person.renamed += 1
    const headers = { ...person.headers, 'content-type': 'application/json' }
    const body = JSON.stringify({ name: `زائر ${person.renamed}` })
    return this.ask(`${SITE}/api/players/subscriber-details`, { method: 'POST', headers }, body)
  }

  private ask(url: string, options: https.RequestOptions = {}, body?: string): Promise<Answer> {
    const begun = performance.now()
    this.sent += 1
    this.waiting += 1
    const what = `${options.method ?? 'GET'} ${url.replace(SITE, '')}`
    return new Promise<Answer>((resolve) => {
      const end = (text: string, fault?: string) =>
        resolve({
          ms: performance.now() - begun,
          body: text,
          ...(fault !== undefined && { fault: `${what}: ${fault}` }),
        })
      const request = https.request(url, { agent: this.agent, timeout: GIVEN_UP_MS, ...options }, (reply) => {
        let text = ''
        reply.on('data', (chunk) => (text += String(chunk)))
        reply.on('end', () => end(text, reply.statusCode === 200 ? undefined : String(reply.statusCode)))
        reply.on('error', (error) => end('', error.message))
      })
      request.on('timeout', () => request.destroy(new Error('no answer')))
      request.on('error', (error: NodeJS.ErrnoException) => {
        // As browsers do: the connection was closed at rest, while this was on its way.
        const isToRepeat = request.reusedSocket && error.code === 'ECONNRESET'
        if (isToRepeat) resolve(this.ask(url, options, body))
        else end('', error.message)
      })
      request.end(body)
    }).finally(() => (this.waiting -= 1))
  }
}

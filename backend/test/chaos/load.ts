import { setTimeout as wait } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../src/infrastructure/db/connect'
import { sessions } from '../../src/infrastructure/db/schema/auth'
import { contactMessages } from '../../src/infrastructure/db/schema/contact'
import { subscribers } from '../../src/infrastructure/db/schema/base'
import { tokenHash } from '../../src/domain/sessions/tokens'
import { designForm } from '../requests/forms'
import { makePng } from '../requests/png'
import { newNumber } from '../site/sign-in'
import { type Answer, SiteClient } from '../processes/site-client'

/** Milliseconds between two things that a visitor does. */
const PAUSE_MS = 25
const PICTURE = makePng({ width: 64, height: 64 })
/** Thirty a minute are taken from a person. */
const SAVE_EVERY_MS = 3_000
/** Fewer than a person may have. */
const MAX_DESIGNS = 10

/** Where a server is now: one that is started again may be elsewhere. */
interface Address {
  readonly address: string
}

/** Somebody who uses the service all the time, by whichever server comes next. */
interface Visitor {
  msisdn: string
  token: string
  /** Their name is this number: the last one that was acknowledged, and the last that was sent. */
  acknowledged: number
  sent: number
  /** Ids, the oldest first, and when the last one was sent, in milliseconds of the process. */
  designs: string[]
  savedAt: number
}

/**
 * People who use the service while it is harmed: they read, change their name, write to support and sign up, each call at
 * the next server. What was acknowledged to them is remembered, to be looked for in the database.
 */
export class Load {
  private readonly people: Visitor[] = []
  private readonly messages: string[] = []
  private readonly tokens: string[] = []
  private answers: (Answer & { call: string })[] = []
  private running: Promise<unknown> = Promise.resolve()
  private stopping = false
  private signUpsPaused = false
  private signingUp = new Set<Promise<void>>()
  private turn = 0
  /** Sessions that were looked for already. */
  private found = 0

  /** @param writes whether they write to support, which one address may not do often: of those who have an address each */
  constructor(
    private readonly servers: readonly Address[],
    private readonly writes = true,
  ) {}

  /** Signs so many people up, who then go on until `stop`. */
  async start(count: number): Promise<void> {
    for (let person = 0; person < count; person += 1) {
      const msisdn = newNumber()
      this.people.push({
        msisdn,
        token: await this.client().signIn(msisdn),
        acknowledged: 0,
        sent: 0,
        designs: [],
        savedAt: 0,
      })
    }
    this.drain()
    this.running = Promise.all(this.people.map((person) => this.live(person)))
  }

  async stop(): Promise<void> {
    this.stopping = true
    await this.running
  }

  /** Nobody signs up while the carrier's clock is moved by a day: a code does not live that long. */
  async withoutSignUps(work: () => Promise<void>): Promise<void> {
    this.signUpsPaused = true
    await Promise.all(this.signingUp)
    await work()
    this.signUpsPaused = false
  }

  /** What was answered since it was asked last. */
  drain(): (Answer & { call: string })[] {
    const { answers } = this
    this.answers = []
    return answers
  }

  /** How many acknowledged writes the database does not have. */
  async lost(db: Db): Promise<number> {
    // What was acknowledged by now: more comes meanwhile.
    const people = this.people.map((person) => ({ ...person }))
    const messages = new Set(this.messages)
    // Each is looked for once: a session that nobody uses ends after months, which pass quickly here.
    const hashes = this.tokens.splice(0).map(tokenHash)
    this.found += hashes.length
    const names = new Map(
      (await db.select().from(subscribers)).map(({ msisdn, name }) => [msisdn, Number(name?.replace(/\D/g, ''))]),
    )
    // `sent` may have grown while the names were read, so a name may be later than what was copied, never earlier.
    const lostNames = people.filter(({ msisdn, acknowledged }) => !((names.get(msisdn) ?? -1) >= acknowledged))
    for (const { subject } of await db.select().from(contactMessages)) messages.delete(subject)
    const stored = await db.select().from(sessions).where(inArray(sessions.tokenHash, hashes))
    return lostNames.length + messages.size + (hashes.length - stored.length)
  }

  /** How many writes were acknowledged. */
  get acknowledged(): number {
    return this.people.reduce(
      (sum, person) => sum + person.acknowledged,
      this.messages.length + this.tokens.length + this.found,
    )
  }

  private async live(person: Visitor): Promise<void> {
    for (let round = 0; !this.stopping; round += 1) {
      await this.read(person)
      await this.rename(person)
      if (this.writes && round % 4 === 0) await this.write(person, round)
      if (performance.now() - person.savedAt > SAVE_EVERY_MS) await this.save(person)
      if (round % 6 === 0 && !this.signUpsPaused) await this.track(this.signUp())
      await wait(PAUSE_MS)
    }
  }

  private async track(signUp: Promise<void>): Promise<void> {
    this.signingUp.add(signUp)
    await signUp
    this.signingUp.delete(signUp)
  }

  private async read({ token }: Visitor): Promise<void> {
    await this.call((client) => client.call('/api/players/subscriber-details', { token }))
  }

  private async rename(person: Visitor): Promise<void> {
    const { token } = person
    const number = (person.sent += 1)
    const rename = { method: 'POST', token, body: { name: `زائر ${number}` } } as const
    const { status } = await this.call((client) => client.call('/api/players/subscriber-details', rename))
    if (status === 200) person.acknowledged = number
  }

  private async write({ msisdn }: Visitor, round: number): Promise<void> {
    const subject = `${msisdn} ${round}`
    const person = { name: 'سالم', email: 'salem@example.ly', phone_number: '0912345678' }
    const letter = { method: 'POST', body: { ...person, subject, message: 'نص' } } as const
    const { status } = await this.call((client) => client.call('/api/v2/players/contact', letter))
    if (status === 200) this.messages.push(subject)
  }

  /** Saves a design, and takes the oldest one away: so many of a person's are kept. */
  private async save(person: Visitor): Promise<void> {
    const { token } = person
    person.savedAt = performance.now()
    const { status, body } = await this.call((client) =>
      client.send('/api/v2/players/designs', designForm(PICTURE), token),
    )
    if (status === 200) person.designs.push((body.data as { id: string }).id)
    const oldest = person.designs.length > MAX_DESIGNS ? person.designs.shift() : undefined
    if (oldest !== undefined)
      await this.call((client) => client.call(`/api/v2/players/designs/${oldest}`, { method: 'DELETE', token }))
  }

  /** A new number, whose code is asked for at one server and confirmed at the other. */
  private async signUp(): Promise<void> {
    const msisdn = newNumber()
    const client = this.client()
    try {
      if ((await client.askForCode(msisdn)) !== 200) return
      const code = await client.codeOf(msisdn)
      client.address = this.next().address
      const { status, body } = await client.confirm(msisdn, code)
      if (status === 200) this.tokens.push((body.data as { token: string }).token)
    } catch {
      // The inbox is a page of a server that was killed.
    } finally {
      this.answers.push(...client.answers)
    }
  }

  private async call(work: (client: SiteClient) => Promise<Answer>): Promise<Answer> {
    const client = this.client()
    const answer = await work(client)
    this.answers.push(...client.answers)
    return answer
  }

  private client(): SiteClient {
    const address = Array.from({ length: 4 }, () => Math.floor(Math.random() * 256)).join('.')
    return new SiteClient(this.next().address, { 'x-forwarded-for': address })
  }

  private next(): Address {
    this.turn += 1
    return this.servers[this.turn % this.servers.length]!
  }
}

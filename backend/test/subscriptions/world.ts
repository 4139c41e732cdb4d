import { isOutage } from '../../src/infrastructure/carrier/errors'
import { CarrierNews } from '../../src/domain/subscriptions/carrier-news'
import type { Outcome } from '../../src/domain/subscriptions/charging/charge'
import { Charger } from '../../src/domain/subscriptions/charging/charger'
import { LOST_MS } from '../../src/domain/subscriptions/charging/schedule'
import { Life } from '../../src/domain/subscriptions/life'
import { isLive } from '../../src/domain/subscriptions/machine'
import { standingOf } from '../../src/domain/subscriptions/standing'
import type { TakenTask } from '../../src/domain/subscriptions/store'
import type { Books, TestStore } from './books'
import { FakeCarrier, type Mood } from './fake-carrier'
import type { Act } from './histories'
import { twoBrands } from './default-terms'

export const START = new Date('2026-11-21T10:00:00Z')
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** Its servers by turns hold what they took, know what the carrier said, and die. */
interface Server {
  charger: Charger
  life: Life
  news: CarrierNews
  taken: TakenTask[]
  known: { task: TakenTask; outcome: Outcome }[]
}

/** What its callback throws when the session cannot be written. */
class SignInFailed extends Error {}

/** Two servers on one store, a carrier and its clock: the steps of the running service, one at a time in any order. */
export class World {
  readonly carrier: FakeCarrier
  private now = START
  private readonly servers: Server[]
  private readonly terms = twoBrands
  /** Sign-ups by the web, by the carrier's name for each attempt. */
  readonly signUps: { isKnown: boolean; succeeded: boolean; transaction: string }[] = []
  /** Found by `check`. */
  doubleCharges = 0
  /** How often a subscription was there before its person's consent was. */
  lateConsents = 0

  constructor(
    private readonly store: TestStore,
    private readonly numbers: string[],
  ) {
    this.carrier = new FakeCarrier(() => this.now)
    for (const number of numbers) this.carrier.setBalance(number, 1000)
    this.servers = [this.server(), this.server()]
  }

  /** One act of a history. Calls that the carrier fails end as they do for a person: with nothing done. */
  async act(act: Act): Promise<void> {
    const server = this.servers['server' in act ? act.server : 0]!
    const msisdn = this.numbers['number' in act ? act.number : 0]!
    this.carrier.mood = 'mood' in act ? act.mood : 'well'
    switch (act.do) {
      case 'subscribe':
        return this.signUp(server, msisdn, act)
      case 'renew':
        return this.asPerson(async () => {
          const kept = await this.store.find(msisdn)
          const reason = { actor: 'person', agreed: { on: 'renewing' } } as const
          if (kept) await server.life.comeBack({ id: kept.id, msisdn }, reason)
        })
      case 'cancel':
        this.carrier.meanwhile = async (leaving) => {
          if (act.meanwhile) await this.whole(this.servers[1]!, 'well', leaving)
        }
        return this.asPerson(async () => {
          const kept = await this.store.find(msisdn)
          if (kept) await server.life.leave({ id: kept.id, msisdn }, { actor: 'person' })
        })
      case 'erase':
        return this.asPerson(async () => {
          const kept = await this.store.find(msisdn)
          if (!kept) return
          await server.life.leave({ id: kept.id, msisdn }, { actor: 'person' })
          await this.store.erase(msisdn, this.now)
        })
      case 'write':
        return this.carrier.tell('sms', msisdn, act.text)
      case 'carrier says':
        return this.carrier.tell(act.kind, msisdn)
      case 'hear':
        return this.hear(server, act.event)
      case 'take': {
        const { tasks } = await server.charger.take(4)
        server.taken.push(...tasks)
        return this.checkBegun(tasks)
      }
      case 'ask':
        return this.ask(server)
      case 'work':
        return this.whole(server, act.mood)
      case 'settle':
        return server.charger.settle(server.known.splice(0))
      case 'crash':
        server.taken = []
        server.known = []
        return
      case 'leases end':
        return this.store.endLeases()
      case 'balance':
        return this.carrier.setBalance(msisdn, act.dirhams)
      case 'arrive':
        return this.carrier.arrive()
      case 'wait':
        return this.wait(act.minutes)
    }
  }

  /** All becomes well; goes on until nothing is open any more. */
  async calm(): Promise<void> {
    this.carrier.mood = 'well'
    this.carrier.meanwhile = async () => undefined
    await this.everything(this.servers[0]!)
    for (let round = 0; round < 60; round += 1) {
      this.carrier.arrive()
      await this.store.endLeases()
      for (const server of this.servers) await this.whole(server, 'well')
      const { records } = await this.store.books()
      if (round > 0 && records.every(({ open }) => open === null)) return
      this.wait(30 * (round + 1))
    }
    throw new Error('a charge stays open for ever')
  }

  /** @throws what does not hold */
  async check(): Promise<Books> {
    const books = await this.store.books()
    const { ledger, audits, records, consents, receipts } = books
    const taken = [...this.carrier.log.values()].filter(({ outcome }) => outcome === 'charged')
    this.doubleCharges = doubleChargesIn(ledger, taken)
    const line = (entry: { key: string; msisdn: string; amount: number }) =>
      `${entry.key} ${entry.msisdn} ${entry.amount}`
    expectSame('the ledger is what the carrier took', ledger.map(line).sort(), taken.map(line).sort())

    for (const id of new Set(ledger.map((entry) => entry.id))) {
      const own = ledger.filter((entry) => entry.id === id).sort((a, b) => a.from.getTime() - b.from.getTime())
      own.forEach((entry, index) => {
        const before = own[index - 1]
        if (before && entry.from < before.until) throw new Error('two charges pay for one time')
        if (entry.until <= entry.chargedAt) throw new Error('paid for time that was over')
      })
    }
    for (const number of this.numbers) {
      const trials = audits.filter(
        ({ msisdn, to, change }) => msisdn === number && change === 'confirmed' && to === 'trial',
      )
      if (trials.length > 1) throw new Error('two trials for one number')
    }
    for (const record of records) {
      const paid = ledger.some(({ id, from, until }) => id === record.id && from <= this.now && this.now < until)
      if (paid && record.msisdn && standingOf(record, 'no_credit', this.now) !== 'good')
        throw new Error(`he paid and is shut out: ${record.state}`)
    }
    for (const { isKnown, succeeded, transaction } of this.signUps) {
      const written = consents.filter((consent) => consent.transaction === transaction).length
      if (written !== (succeeded && !isKnown ? 1 : 0)) throw new Error(`${written} consents of ${transaction}`)
    }
    for (const { id, brand, offer } of records) {
      const agreed = consents.findLast((consent) => consent.id === id)
      if (agreed && (agreed.brand !== brand || agreed.amount !== offer?.amount || agreed.period !== offer.period))
        throw new Error('another brand or price than was agreed to last')
    }
    if (receipts.length > ledger.length) throw new Error('more receipts than charges')
    return books
  }

  /** As the web's sign-in does it, session and all. */
  private async signUp(server: Server, msisdn: string, act: Extract<Act, { do: 'subscribe' }>): Promise<void> {
    const transaction = `attempt ${this.signUps.length}`
    const isKnown = (await this.store.find(msisdn)) !== null
    const attempt = { isKnown, succeeded: false, transaction }
    this.signUps.push(attempt)
    let isLate = false
    const answerAtOnce = this.carrier.beforeAnswer
    if (act.meanwhile)
      this.carrier.beforeAnswer = async () => {
        this.carrier.beforeAnswer = answerAtOnce
        await this.everything(this.servers[1 - act.server]!)
        isLate = (await this.store.find(msisdn)) !== null
      }
    let session: string | undefined
    const signIn = async (tx: unknown, subscriberId: string) => {
      session = await this.store.signIn(tx, subscriberId)
      if (act.fails) throw new SignInFailed()
    }
    await this.asPerson(async () => {
      await server.life.signUp(msisdn, act.brand, signIn, transaction)
      attempt.succeeded = true
    })
    this.carrier.beforeAnswer = answerAtOnce
    if (isLate && attempt.succeeded) this.lateConsents += 1
    const isSignedIn = session !== undefined && (await this.store.isSignedIn(session))
    if (isSignedIn !== attempt.succeeded)
      throw new Error('a session without a sign-in, or a sign-in without its session')
  }

  /** A server hears what the carrier has said so far, and does what is due. */
  private async everything(server: Server): Promise<void> {
    for (const index of [...this.carrier.events.keys()]) await this.hear(server, index)
    await this.whole(server, 'well')
  }

  private async hear(server: Server, index: number): Promise<void> {
    const event = this.carrier.events[index % Math.max(1, this.carrier.events.length)]
    if (!event || (await this.store.isHeard(event.id))) return
    await this.asPerson(() => server.news.apply(event))
  }

  private async ask(server: Server): Promise<void> {
    for (const task of server.taken.splice(0)) server.known.push({ task, outcome: await server.charger.ask(task) })
  }

  /** A server does everything that is due, from beginning to end. @param leaving of whom no charge may begin */
  private async whole(server: Server, mood: Mood, leaving?: string): Promise<void> {
    const before = this.carrier.mood
    this.carrier.mood = mood
    for (;;) {
      const { looked, tasks } = await server.charger.take(4)
      await this.checkBegun(tasks)
      if (tasks.some(({ kind, msisdn }) => kind === 'charge' && msisdn === leaving))
        throw new Error('charged while he was leaving')
      server.taken.push(...tasks)
      await this.ask(server)
      await server.charger.settle(server.known.splice(0))
      if (looked === 0) break
    }
    this.carrier.mood = before
  }

  /** A charge is begun for those alone who have not left. */
  private async checkBegun(tasks: TakenTask[]): Promise<void> {
    for (const { kind, msisdn } of tasks) {
      if (kind !== 'charge' || msisdn === null) continue
      const record = await this.store.find(msisdn)
      if (!record || !isLive(record)) throw new Error(`charged though ${record?.state ?? 'erased'}`)
    }
  }

  private wait(minutes: number): void {
    const next = new Date(this.now.getTime() + minutes * MINUTE_MS)
    // A call that was sent is somewhere: the rules count on its arriving within a day.
    this.carrier.arrive(new Date(next.getTime() - LOST_MS + HOUR_MS))
    this.now = next
  }

  private async asPerson(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!isOutage(error) && !(error instanceof SignInFailed)) throw error
    }
  }

  private server(): Server {
    const { store, terms, carrier } = this
    const now = () => this.now
    const charger = new Charger({ store, carrier, terms, now })
    const life = new Life({ store, carrier, charger, terms, now })
    const keys = { ofNumber: (msisdn: string) => msisdn }
    const smsProofs = { receive: async () => undefined }
    const news = new CarrierNews({ store, life, charger, terms, keys, smsProofs, now, isActing: async () => false })
    return { charger, life, news, taken: [], known: [] }
  }
}

/** Charges for a time that another one pays for, or that the carrier took and nobody wrote down. */
function doubleChargesIn(ledger: Books['ledger'], taken: { key: string }[]): number {
  const overlapping = ledger.filter(({ id, key, from }) =>
    ledger.some((other) => other.id === id && other.key < key && other.from <= from && from < other.until),
  )
  const unwritten = taken.filter(({ key }) => !ledger.some((entry) => entry.key === key))
  return overlapping.length + unwritten.length
}

function expectSame(what: string, a: string[], b: string[]): void {
  if (JSON.stringify(a) !== JSON.stringify(b)) throw new Error(`${what}: ${a.join(', ')} ≠ ${b.join(', ')}`)
}

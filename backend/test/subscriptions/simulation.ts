import { isOutage } from '../../src/infrastructure/carrier/errors'
import { CarrierEventHandler } from '../../src/domain/subscriptions/carrier-event-handler'
import type { Outcome } from '../../src/domain/subscriptions/charging/charge'
import { Charger } from '../../src/domain/subscriptions/charging/charger'
import { LOST_AFTER_MS } from '../../src/domain/subscriptions/charging/schedule'
import { Lifecycle, type Reason } from '../../src/domain/subscriptions/lifecycle'
import { isLive } from '../../src/domain/subscriptions/state-machine'
import { standingOf } from '../../src/domain/subscriptions/standing'
import type { LeasedCharge } from '../../src/domain/subscriptions/store'
import type { Books, TestStore } from './books'
import { FakeCarrier, type Behaviour } from './fake-carrier'
import type { Action } from './histories'
import { twoBrands } from './default-plans'

export const START = new Date('2026-11-21T10:00:00Z')
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** A server with what it leased, the outcomes that it has not settled yet, and what a crash loses of both. */
interface Server {
  charger: Charger
  lifecycle: Lifecycle
  carrierEvents: CarrierEventHandler
  leased: LeasedCharge[]
  results: { due: LeasedCharge; outcome: Outcome }[]
}

/** What its callback throws when the session cannot be written. */
class SignInFailed extends Error {}

/** Two servers on one store, a carrier and its clock: the steps of the running service, one at a time in any order. */
export class Simulation {
  readonly carrier: FakeCarrier
  private now = START
  private readonly servers: Server[]
  private readonly plans = twoBrands
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
  async perform(action: Action): Promise<void> {
    const server = this.servers['server' in action ? action.server : 0]!
    const msisdn = this.numbers['number' in action ? action.number : 0]!
    this.carrier.behaviour = 'behaviour' in action ? action.behaviour : 'ok'
    switch (action.do) {
      case 'subscribe':
        return this.signUp(server, msisdn, action)
      case 'renew':
        return this.asPerson(async () => {
          const record = await this.store.find(msisdn)
          const reason: Reason = { actor: 'person', brand: action.brand, consent: { on: 'renewing' } }
          if (record) await server.lifecycle.reactivate({ id: record.id, msisdn }, reason)
        })
      case 'cancel':
        this.carrier.meanwhile = async (leaving) => {
          if (action.meanwhile) await this.chargeAllDue(this.servers[1]!, 'ok', leaving)
        }
        return this.asPerson(async () => {
          const record = await this.store.find(msisdn)
          if (record) await server.lifecycle.cancel({ id: record.id, msisdn }, { actor: 'person' })
        })
      case 'erase':
        return this.asPerson(async () => {
          const record = await this.store.find(msisdn)
          if (!record) return
          await server.lifecycle.cancel({ id: record.id, msisdn }, { actor: 'person' })
          await this.store.erase(msisdn, this.now)
        })
      case 'write':
        return this.carrier.emit('sms', msisdn, action.text)
      case 'carrier says':
        return this.carrier.emit(action.kind, msisdn)
      case 'hear':
        return this.handleEvent(server, action.event)
      case 'take': {
        const { charges } = await server.charger.leaseDue(4)
        server.leased.push(...charges)
        return this.checkStarted(charges)
      }
      case 'ask':
        return this.callCarrier(server)
      case 'work':
        return this.chargeAllDue(server, action.behaviour)
      case 'settle':
        return server.charger.settle(server.results.splice(0))
      case 'crash':
        server.leased = []
        server.results = []
        return
      case 'leases end':
        return this.store.endLeases()
      case 'balance':
        return this.carrier.setBalance(msisdn, action.dirhams)
      case 'arrive':
        return this.carrier.deliverLate()
      case 'wait':
        return this.wait(action.minutes)
    }
  }

  /** All becomes well; goes on until nothing is open any more. */
  async settle(): Promise<void> {
    this.carrier.behaviour = 'ok'
    this.carrier.meanwhile = async () => undefined
    await this.everything(this.servers[0]!)
    for (let round = 0; round < 60; round += 1) {
      this.carrier.deliverLate()
      await this.store.endLeases()
      for (const server of this.servers) await this.chargeAllDue(server, 'ok')
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
    const leased = [...this.carrier.log.values()].filter(({ outcome }) => outcome === 'charged')
    this.doubleCharges = doubleChargesIn(ledger, leased)
    const line = (entry: { key: string; msisdn: string; amount: number }) =>
      `${entry.key} ${entry.msisdn} ${entry.amount}`
    expectSame('the ledger is what the carrier took', ledger.map(line).sort(), leased.map(line).sort())

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
        throw new Error(`paid and shut out: ${record.state}`)
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
  private async signUp(server: Server, msisdn: string, action: Extract<Action, { do: 'subscribe' }>): Promise<void> {
    const transaction = `attempt ${this.signUps.length}`
    const isKnown = (await this.store.find(msisdn)) !== null
    const attempt = { isKnown, succeeded: false, transaction }
    this.signUps.push(attempt)
    let isLate = false
    const answerAtOnce = this.carrier.beforeAnswer
    if (action.meanwhile)
      this.carrier.beforeAnswer = async () => {
        this.carrier.beforeAnswer = answerAtOnce
        await this.everything(this.servers[1 - action.server]!)
        isLate = (await this.store.find(msisdn)) !== null
      }
    let session: string | undefined
    const signIn = async (tx: unknown, subscriberId: string) => {
      session = await this.store.signIn(tx, subscriberId)
      if (action.fails) throw new SignInFailed()
    }
    await this.asPerson(async () => {
      await server.lifecycle.signUp(msisdn, action.brand, signIn, transaction)
      attempt.succeeded = true
    })
    this.carrier.beforeAnswer = answerAtOnce
    if (isLate && attempt.succeeded) this.lateConsents += 1
    const isSignedIn = session !== undefined && (await this.store.isSignedIn(session))
    if (isSignedIn !== attempt.succeeded)
      throw new Error('a session without a sign-in, or a sign-in without its session')
  }

  /** A server handles all carrier events so far, and charges all that is due. */
  private async everything(server: Server): Promise<void> {
    for (const index of [...this.carrier.events.keys()]) await this.handleEvent(server, index)
    await this.chargeAllDue(server, 'ok')
  }

  private async handleEvent(server: Server, index: number): Promise<void> {
    const event = this.carrier.events[index % Math.max(1, this.carrier.events.length)]
    if (!event) return
    await this.store.receive(event)
    if (await this.store.isHandled(event.id)) return
    await this.asPerson(() => server.carrierEvents.handle(event))
  }

  private async callCarrier(server: Server): Promise<void> {
    for (const due of server.leased.splice(0))
      server.results.push({ due, outcome: await server.charger.callCarrier(due) })
  }

  /** A server does everything that is due, from beginning to end. @param leaving of whom no charge may begin */
  private async chargeAllDue(server: Server, behaviour: Behaviour, leaving?: string): Promise<void> {
    const before = this.carrier.behaviour
    this.carrier.behaviour = behaviour
    for (;;) {
      const { examined, charges } = await server.charger.leaseDue(4)
      await this.checkStarted(charges)
      if (charges.some(({ kind, msisdn }) => kind === 'charge' && msisdn === leaving))
        throw new Error('charged while cancelling')
      server.leased.push(...charges)
      await this.callCarrier(server)
      await server.charger.settle(server.results.splice(0))
      if (examined === 0) break
    }
    this.carrier.behaviour = before
  }

  /** A charge is begun for those alone who have not left. */
  private async checkStarted(charges: LeasedCharge[]): Promise<void> {
    for (const { kind, msisdn } of charges) {
      if (kind !== 'charge' || msisdn === null) continue
      const record = await this.store.find(msisdn)
      if (!record || !isLive(record)) throw new Error(`charged though ${record?.state ?? 'erased'}`)
    }
  }

  private wait(minutes: number): void {
    const next = new Date(this.now.getTime() + minutes * MINUTE_MS)
    // A call that was sent is somewhere: the rules count on its arriving within a day.
    this.carrier.deliverLate(new Date(next.getTime() - LOST_AFTER_MS + HOUR_MS))
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
    const { store, plans, carrier } = this
    const now = () => this.now
    const charger = new Charger({ store, carrier, plans, now })
    const lifecycle = new Lifecycle({ store, carrier, charger, plans, now })
    const keys = { ofNumber: (msisdn: string) => msisdn }
    const smsProofs = { receive: async () => undefined }
    const carrierEvents = new CarrierEventHandler({
      store,
      lifecycle,
      charger,
      plans,
      keys,
      smsProofs,
      now,
      isActing: async () => false,
    })
    return { charger, lifecycle, carrierEvents, leased: [], results: [] }
  }
}

/** Charges for a time that another one pays for, or that the carrier took and the ledger does not have. */
function doubleChargesIn(ledger: Books['ledger'], leased: { key: string }[]): number {
  const overlapping = ledger.filter(({ id, key, from }) =>
    ledger.some((other) => other.id === id && other.key < key && other.from <= from && from < other.until),
  )
  const unwritten = leased.filter(({ key }) => !ledger.some((entry) => entry.key === key))
  return overlapping.length + unwritten.length
}

function expectSame(what: string, a: string[], b: string[]): void {
  if (JSON.stringify(a) !== JSON.stringify(b)) throw new Error(`${what}: ${a.join(', ')} ≠ ${b.join(', ')}`)
}

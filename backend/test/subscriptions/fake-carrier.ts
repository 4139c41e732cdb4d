import { CarrierError } from '../../src/infrastructure/carrier/errors'
import type { CarrierEvent, CarrierEventKind, Charge, ChargeRequest } from '../../src/infrastructure/carrier/port'

/** How the carrier meets the next call. */
export type Behaviour =
  | 'ok'
  /** The call is done, the answer is lost. */
  | 'silent after'
  /** The call never arrives. */
  | 'silent before'
  /** The call arrives long after its sender gave up. */
  | 'late'
  | 'down'
  /** The connection breaks once the call is done. */
  | 'broken after'
  /** Says that the service has ended, and keeps no record of the key. */
  | 'ended'

interface Record extends Charge {
  msisdn: string
}

/** A carrier that fails in every way that the port allows, with a log that says what really happened. */
export class FakeCarrier {
  readonly log = new Map<string, Record>()
  readonly events: CarrierEvent[] = []
  behaviour: Behaviour = 'ok'
  /** Runs while the carrier is busy ending a service. */
  meanwhile: (msisdn: string) => Promise<void> = async () => undefined
  /** Runs once the carrier has opened a number, before it says so. */
  beforeAnswer: () => Promise<void> = async () => undefined
  private readonly balances = new Map<string, number>()
  private underway: { request: ChargeRequest; sentAt: Date }[] = []

  constructor(private readonly now: () => Date) {}

  allowedCalls(max: number): number {
    return max
  }

  setBalance(msisdn: string, dirhams: number): void {
    this.balances.set(msisdn, dirhams)
  }

  async charge(request: ChargeRequest): Promise<Charge> {
    switch (this.behaviour) {
      case 'down':
        throw new CarrierError('unavailable', 'down')
      case 'silent before':
        throw new CarrierError('timed_out', 'lost')
      case 'late':
        this.underway.push({ request, sentAt: this.now() })
        throw new CarrierError('timed_out', 'late')
      case 'ended':
        if (this.log.has(request.key)) break
        throw new CarrierError('expired', 'ended')
      default:
    }
    const charge = this.take(request)
    if (this.behaviour === 'silent after') throw new CarrierError('timed_out', 'no answer')
    if (this.behaviour === 'broken after') throw new CarrierError('unavailable', 'broken')
    if (charge.outcome === 'refused') throw new CarrierError('no_credit', 'no credit')
    return charge
  }

  async queryCharge(key: string): Promise<Charge | null> {
    this.fail()
    return this.log.get(key) ?? null
  }

  async confirmOtp({ msisdn, purpose }: { msisdn: string; purpose: 'subscribe' | 'activate' }): Promise<void> {
    const isDone = this.behaviour === 'silent after' || this.behaviour === 'broken after'
    if (!isDone) this.fail()
    this.emit(purpose === 'subscribe' ? 'activated' : 'renewed', msisdn)
    if (purpose === 'subscribe') await this.beforeAnswer()
    if (isDone) throw new CarrierError('timed_out', 'no answer')
  }

  async cancel(msisdn: string): Promise<void> {
    this.fail()
    await this.meanwhile(msisdn)
    this.emit('cancelled', msisdn)
  }

  emit(kind: CarrierEventKind, msisdn: string, text?: string): void {
    const id = `event-${this.events.length + 1}`
    this.events.push({ id, kind, msisdn, at: this.now(), ...(text !== undefined && { sms: { to: '19020', text } }) })
  }

  /** What is still on its way arrives; with `before` only what was sent by then. */
  deliverLate(before?: Date): void {
    const arriving = this.underway.filter(({ sentAt }) => !before || sentAt <= before)
    this.underway = this.underway.filter((one) => !arriving.includes(one))
    for (const { request } of arriving) this.take(request)
  }

  private take({ key, msisdn, amount }: ChargeRequest): Record {
    const existing = this.log.get(key)
    if (existing) return existing
    const balance = this.balances.get(msisdn) ?? 0
    const outcome = balance >= amount ? 'charged' : 'refused'
    if (outcome === 'charged') this.balances.set(msisdn, balance - amount)
    else this.emit('charge_failed', msisdn)
    const record: Record = { key, msisdn, amount, outcome, at: this.now() }
    this.log.set(key, record)
    return record
  }

  private fail(): void {
    if (this.behaviour === 'down' || this.behaviour === 'broken after') throw new CarrierError('unavailable', 'down')
    if (this.behaviour !== 'ok' && this.behaviour !== 'ended') throw new CarrierError('timed_out', 'no answer')
  }
}

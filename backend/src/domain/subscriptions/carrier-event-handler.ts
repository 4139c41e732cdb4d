import type { Offer } from '@yawmi/brand'
import { CarrierError } from '../../infrastructure/carrier/errors'
import type { CarrierEvent } from '../../infrastructure/carrier/port'
import type { Keys } from '../keys/keys'
import type { SmsProofs } from '../sign-in/proofs/sms-proofs'
import { readSmsToken } from '../sign-in/proofs/sms-token'
import { addressedBrand, brandServing } from './addressed-brand'
import { queryNow } from './changes'
import type { Charger } from './charging/charger'
import { later } from './charging/schedule'
import type { SmsTemplateId } from './sms-templates'
import type { Lifecycle, Reason } from './lifecycle'
import { isLive, transition } from './state-machine'
import type { Actor, SubscriptionRecord } from './record'
import { smsIntent } from './sms-intent'
import type { SubscriptionStore } from './store'
import type { Plan, PlanCatalogue } from './plan'

interface CarrierEventHandlerDeps {
  store: SubscriptionStore
  lifecycle: Lifecycle
  charger: Pick<Charger, 'chargeNow'>
  plans: PlanCatalogue
  keys: Pick<Keys, 'ofNumber'>
  smsProofs: Pick<SmsProofs, 'receive'>
  now: () => Date
  /** Whether the person may be subscribing or cancelling on a page at this moment. */
  isActing: (msisdn: string) => Promise<boolean>
}

/**
 * At most one reply in this time, in milliseconds, to messages that change nothing: two machines must not answer each
 * other endlessly.
 */
const ANSWER_ONCE_PER_MS = 60 * 60 * 1000

/**
 * By how much the operator's clock may be behind ours, in milliseconds: people cancel within seconds of subscribing on a
 * page, and are not to pay for its being wrong.
 */
const MAX_CLOCK_SKEW_MS = 2 * 60_000

/** A word that an adapter passes on without knowing it must neither subscribe nor charge anybody. */
const SERVICE_CHANGES: ReadonlySet<string> = new Set(['activated', 'renewed', 'cancelled'])

/**
 * Applies carrier events to subscriptions. Each is marked as handled in the transaction of its effect, so that one which
 * arrives twice has one effect; an event from before the last change of state is ignored. Events of a number that are
 * read late, such as "1" and "0" of an hour's outage, change the state one after the other, by the times that they have.
 */
export class CarrierEventHandler {
  constructor(private readonly deps: CarrierEventHandlerDeps) {}

  /** @throws CarrierError when the carrier is not available, or the person is doing it on a page: retry the event */
  async handle(event: CarrierEvent): Promise<void> {
    const record = await this.deps.store.find(event.msisdn)
    try {
      if (event.kind === 'sms') return await this.handleSms(event, record)
      if (event.kind === 'charge_failed') return await this.handleFailedCharge(event, record)
      if (!SERVICE_CHANGES.has(event.kind)) return await this.finish(event, 'of no kind that is known')
      await this.handleServiceChange(event, record)
    } catch (error) {
      if (!(error instanceof CarrierError) || error.failure !== 'refused') throw error
      await this.finish(event, 'refused by the carrier')
    }
  }

  private async handleSms({ id, msisdn, at, sms }: CarrierEvent, record: SubscriptionRecord | null): Promise<void> {
    const { lifecycle, plans } = this.deps
    // One number has one subscription: its brand answers, whichever brand the message was sent to.
    const currentPlan = record && isLive(record) ? plans.of(record.brand) : null
    // The short code of a removed brand is unknown: its subscribers must still be able to cancel.
    const deletedPlan = currentPlan && !plans.find(currentPlan.brand) ? currentPlan : null
    const addressedPlan = sms && (addressedBrand({ msisdn, ...sms }, record, plans.all()) ?? deletedPlan)
    if (!addressedPlan) return this.finish({ id }, 'not to us')
    if (!currentPlan && !addressedPlan.serves(msisdn)) return this.finish({ id }, 'no number of ours')
    const answeringPlan = currentPlan ?? addressedPlan
    const addressedIntent = smsIntent(sms.text, addressedPlan)
    const intent = addressedIntent === 'unclear' ? smsIntent(sms.text, answeringPlan) : addressedIntent
    const token = intent === 'unclear' ? readSmsToken(sms.text) : null
    if (token !== null) {
      await this.deps.smsProofs.receive(msisdn, token)
      return this.finish({ id }, 'a proof of sign-in')
    }
    // A message from before the last change of state has been overtaken.
    const slackMs = intent === 'cancel' ? MAX_CLOCK_SKEW_MS : 0
    if (intent !== 'unclear' && record && at < (await this.changedAt(record, at, ['sms', 'carrier'], slackMs)))
      return this.finish({ id }, 'overtaken')
    const { brand } = answeringPlan
    const reason: Reason = { actor: 'sms', brand, event: id, consent: { on: 'sms' } }
    if (intent === 'subscribe') {
      if (!record && (await this.isBeforeErasure(msisdn, at))) return this.finish({ id }, 'overtaken')
      if (!record) return lifecycle.subscribe(msisdn, reason)
      if (isLive(record) && record.state !== 'past_due')
        return this.answer(id, msisdn, 'already', answeringPlan, record.offer)
      return lifecycle.reactivate({ id: record.id, msisdn }, reason)
    }
    if (intent === 'unclear') return this.answer(id, msisdn, 'help', answeringPlan)
    if (!record || !isLive(record)) return this.answer(id, msisdn, 'notSubscribed', answeringPlan)
    return lifecycle.cancel({ id: record.id, msisdn }, reason)
  }

  /** The carrier subscribed, renewed or ended the service without us. */
  private async handleServiceChange(event: CarrierEvent, record: SubscriptionRecord | null): Promise<void> {
    const { lifecycle, plans } = this.deps
    const { id, msisdn, kind, at } = event
    const reason: Reason = { actor: 'carrier', event: id }
    if (record) {
      // Of a message, the carrier was told when it was handled, which it then announces: those events are no news.
      if (at <= (await this.changedAt(record, at, ['carrier']))) return this.finish(event, 'no news')
      const change = kind === 'cancelled' ? ({ type: 'cancelled' } as const) : ({ type: 'reactivated', at } as const)
      if (transition(record, change)) await this.waitForPerson(msisdn)
      if (kind === 'cancelled') return lifecycle.cancel({ id: record.id, msisdn }, reason)
      return lifecycle.reactivate({ id: record.id, msisdn }, reason)
    }
    const serving = brandServing(msisdn, plans.all())
    if (!serving) return this.finish(event, 'no number of ours')
    if (kind === 'cancelled') return this.finish(event, 'nobody here')
    if (await this.isBeforeErasure(msisdn, at)) return this.finish(event, 'no news')
    await this.waitForPerson(msisdn)
    await lifecycle.subscribe(msisdn, { ...reason, brand: serving.brand })
  }

  /**
   * The time that an event is held against: of the last change of state, or of the event behind it where that is one of
   * these actors', as it may have been handled after the next was sent.
   * @param slackMs by how much earlier it counts that a person did it on a page, which is by our clock
   */
  private async changedAt(record: SubscriptionRecord, at: Date, actors: Actor[], slackMs = 0): Promise<Date> {
    const { id, stateChangedAt } = record
    if (at > stateChangedAt) return stateChangedAt
    const event = await this.deps.store.lastEvent(id)
    if (!event) return later(stateChangedAt, -slackMs)
    return actors.includes(event.actor) && event.at < stateChangedAt ? event.at : stateChangedAt
  }

  /** Whether the person with that number had their account deleted since: what they did before opens nothing again. */
  private async isBeforeErasure(msisdn: string, at: Date): Promise<boolean> {
    const erasedAt = await this.deps.store.erasedAt(msisdn)
    return erasedAt !== null && at <= erasedAt
  }

  /**
   * The carrier confirms what a person does on a page before it is written here, and its event may be read in between.
   * The event has neither the actor nor the brand and price that was agreed to: it is retried later, and is then ignored
   * unless the person's own action failed.
   * @throws CarrierError while the person may be acting
   */
  private async waitForPerson(msisdn: string): Promise<void> {
    if (await this.deps.isActing(msisdn)) throw new CarrierError('unavailable', 'the person does it himself')
  }

  private async handleFailedCharge(event: CarrierEvent, record: SubscriptionRecord | null): Promise<void> {
    const { store, charger, now } = this.deps
    if (record?.open) {
      await store.change(record.id, (record) => queryNow(record, now()))
      await charger.chargeNow(record.id)
    }
    await this.finish(event, record?.open ? 'asked about' : 'no news')
  }

  /** @param agreed the price of a subscription that the answer is about; left out or null: the brand's */
  private answer(
    id: string,
    msisdn: string,
    kind: SmsTemplateId,
    plan: Plan,
    agreed: Offer | null = null,
  ): Promise<void> {
    const { store, keys, now } = this.deps
    const at = now()
    const offer = agreed ?? plan.offerOf(msisdn)
    const outcome = `answered: ${kind}`
    if (!offer) return store.markHandled({ id, outcome, at })
    const dedupKey = `${kind}:${plan.brand}:${keys.ofNumber(msisdn)}:${Math.floor(at.getTime() / ANSWER_ONCE_PER_MS)}`
    return store.markHandled(
      { id, outcome, at },
      { dedupKey, msisdn, sender: plan.sms.to, text: plan.smsText(kind, { offer }) },
    )
  }

  private finish({ id }: Pick<CarrierEvent, 'id'>, outcome: string): Promise<void> {
    return this.deps.store.markHandled({ id, outcome, at: this.deps.now() })
  }
}

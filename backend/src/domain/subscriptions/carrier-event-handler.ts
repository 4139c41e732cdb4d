import { CarrierError } from '../../infrastructure/carrier/errors'
import type { CarrierEvent } from '../../infrastructure/carrier/port'
import type { Keys } from '../keys/keys'
import type { SmsProofs } from '../sign-in/proofs/sms-proofs'
import { readSmsToken } from '../sign-in/proofs/sms-token'
import { addressedBrand, brandServing } from './addressed-brand'
import { queryNow } from './changes'
import type { Charger } from './charging/charger'
import type { SmsTemplateId } from './sms-templates'
import type { Lifecycle, Reason } from './lifecycle'
import { isLive, transition } from './state-machine'
import type { SubscriptionRecord } from './record'
import { smsIntent } from './sms-intent'
import type { SubscriptionStore } from './store'
import type { Plan } from './plan'
import type { PlanCatalogue } from './plan-catalogue'

interface CarrierEventHandlerDeps {
  store: SubscriptionStore
  lifecycle: Lifecycle
  charger: Pick<Charger, 'chargeNow'>
  plans: PlanCatalogue
  keys: Pick<Keys, 'ofNumber'>
  smsProofs: Pick<SmsProofs, 'receive'>
  now: () => Date
  /** Whether the person himself may be coming, or going, at this moment. */
  isActing: (msisdn: string) => Promise<boolean>
}

/** An answer to a message that changed nothing is sent once in so long: two automata must not write to each other. */
const ANSWER_ONCE_PER_MS = 60 * 60 * 1000

/**
 * What events of the carrier do to subscriptions. Each is marked as heard in the transaction of its effect, so one that
 * comes twice does nothing twice; one that tells of a time before the person last came or left is no news.
 */
export class CarrierEventHandler {
  constructor(private readonly deps: CarrierEventHandlerDeps) {}

  /** @throws CarrierError when the carrier could not be told, or the person does it himself; the event is to be tried again */
  async handle(event: CarrierEvent): Promise<void> {
    const record = await this.deps.store.find(event.msisdn)
    try {
      if (event.kind === 'sms') return await this.handleSms(event, record)
      if (event.kind === 'charge_failed') return await this.handleFailedCharge(event, record)
      await this.handleServiceChange(event, record)
    } catch (error) {
      if (!(error instanceof CarrierError) || error.failure !== 'refused') throw error
      await this.finish(event, 'refused by the carrier')
    }
  }

  private async handleSms({ id, msisdn, at, sms }: CarrierEvent, record: SubscriptionRecord | null): Promise<void> {
    const { lifecycle, plans } = this.deps
    // One number has one subscription: who has one is answered by its brand, whichever he wrote to.
    const currentPlan = record && isLive(record) ? plans.of(record.brand) : null
    // Of a brand that is there no longer nobody knows the short code any more: who has it must be able to leave.
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
    // What he wrote before he last came or left has been overtaken.
    if (intent !== 'unclear' && record && at < record.stateChangedAt) return this.finish({ id }, 'overtaken')
    const { brand } = answeringPlan
    const reason: Reason = { actor: 'sms', brand, event: id, consent: { on: 'sms' } }
    if (intent === 'subscribe') {
      if (!record) return lifecycle.subscribe(msisdn, reason)
      if (isLive(record) && record.state !== 'past_due') return this.answer(id, msisdn, 'already', answeringPlan)
      return lifecycle.reactivate({ id: record.id, msisdn }, reason)
    }
    if (intent === 'unclear') return this.answer(id, msisdn, 'help', answeringPlan)
    if (!record || !isLive(record)) return this.answer(id, msisdn, 'notSubscribed', answeringPlan)
    return lifecycle.cancel({ id: record.id, msisdn }, reason)
  }

  /** The carrier was told in another way than through us. */
  private async handleServiceChange(event: CarrierEvent, record: SubscriptionRecord | null): Promise<void> {
    const { lifecycle, store, plans } = this.deps
    const { id, msisdn, kind, at } = event
    const reason: Reason = { actor: 'carrier', event: id }
    if (record) {
      if (at <= record.stateChangedAt) return this.finish(event, 'no news')
      const change = kind === 'cancelled' ? ({ type: 'cancelled' } as const) : ({ type: 'reactivated', at } as const)
      if (transition(record, change)) await this.waitForPerson(msisdn)
      if (kind === 'cancelled') return lifecycle.cancel({ id: record.id, msisdn }, reason)
      return lifecycle.reactivate({ id: record.id, msisdn }, reason)
    }
    const serving = brandServing(msisdn, plans.all())
    if (!serving) return this.finish(event, 'no number of ours')
    if (kind === 'cancelled') return this.finish(event, 'nobody here')
    const erasedAt = await store.erasedAt(msisdn)
    if (erasedAt && at <= erasedAt) return this.finish(event, 'no news')
    await this.waitForPerson(msisdn)
    await lifecycle.subscribe(msisdn, { ...reason, brand: serving.brand })
  }

  /**
   * What a person does on a page the carrier agrees to before it is written here, and its own word of it may be read in
   * between. That knows neither who wanted it nor which brand and price he agreed to: it waits, and then is no news
   * unless nothing came of what he did.
   * @throws CarrierError while he may be at it
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

  private answer(id: string, msisdn: string, kind: SmsTemplateId, plan: Plan): Promise<void> {
    const { store, keys, now } = this.deps
    const at = now()
    const offer = plan.offerOf(msisdn)
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

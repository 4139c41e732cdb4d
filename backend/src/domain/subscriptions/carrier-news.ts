import { CarrierError } from '../../infrastructure/carrier/errors'
import type { CarrierEvent } from '../../infrastructure/carrier/port'
import type { Keys } from '../keys/keys'
import type { SmsProofs } from '../sign-in/proofs/sms-proofs'
import { readSmsToken } from '../sign-in/proofs/sms-token'
import { addressedBrand, brandServing } from './addressed-brand'
import { hurry } from './changes'
import type { Charger } from './charging/charger'
import type { LetterKind } from './letters'
import type { Life, Reason } from './life'
import { isLive, transition } from './machine'
import type { SubscriptionRecord } from './record'
import { smsIntent } from './sms-intent'
import type { SubscriptionStore } from './store'
import type { Terms } from './terms'
import type { TermsBook } from './terms-book'

interface CarrierNewsDeps {
  store: SubscriptionStore
  life: Life
  charger: Pick<Charger, 'chargeNow'>
  terms: TermsBook
  keys: Pick<Keys, 'ofNumber'>
  smsProofs: Pick<SmsProofs, 'receive'>
  now: () => Date
  /** Whether the person himself may be coming, or going, at this moment. */
  isActing: (msisdn: string) => Promise<boolean>
}

/** An answer to a message that changed nothing is sent once in so long: two automata must not write to each other. */
const ANSWER_AGAIN_MS = 60 * 60 * 1000

/**
 * What events of the carrier do to subscriptions. Each is marked as heard in the transaction of its effect, so one that
 * comes twice does nothing twice; one that tells of a time before the person last came or left is no news.
 */
export class CarrierNews {
  constructor(private readonly deps: CarrierNewsDeps) {}

  /** @throws CarrierError when the carrier could not be told, or the person does it himself; the event is to be tried again */
  async apply(event: CarrierEvent): Promise<void> {
    const record = await this.deps.store.find(event.msisdn)
    try {
      if (event.kind === 'sms') return await this.read(event, record)
      if (event.kind === 'charge_failed') return await this.look(event, record)
      await this.turn(event, record)
    } catch (error) {
      if (!(error instanceof CarrierError) || error.failure !== 'refused') throw error
      await this.close(event, 'refused by the carrier')
    }
  }

  private async read({ id, msisdn, at, sms }: CarrierEvent, record: SubscriptionRecord | null): Promise<void> {
    const { life, terms } = this.deps
    // One number has one subscription: who has one is answered by its brand, whichever he wrote to.
    const held = record && isLive(record) ? terms.of(record.brand) : null
    // Of a brand that is there no longer nobody knows the short code any more: who has it must be able to leave.
    const orphaned = held && !terms.find(held.brand) ? held : null
    const addressed = sms && (addressedBrand({ msisdn, ...sms }, record, terms.all()) ?? orphaned)
    if (!addressed) return this.close({ id }, 'not to us')
    if (!held && !addressed.serves(msisdn)) return this.close({ id }, 'no number of ours')
    const answering = held ?? addressed
    const meant = smsIntent(sms.text, addressed)
    const intent = meant === 'unclear' ? smsIntent(sms.text, answering) : meant
    const token = intent === 'unclear' ? readSmsToken(sms.text) : null
    if (token !== null) {
      await this.deps.smsProofs.receive(msisdn, token)
      return this.close({ id }, 'a proof of sign-in')
    }
    // What he wrote before he last came or left has been overtaken.
    if (intent !== 'unclear' && record && at < record.turnedAt) return this.close({ id }, 'overtaken')
    const { brand } = answering
    const reason: Reason = { actor: 'sms', brand, heard: id, agreed: { on: 'sms' } }
    if (intent === 'subscribe') {
      if (!record) return life.subscribe(msisdn, reason)
      if (isLive(record) && record.state !== 'past_due') return this.answer(id, msisdn, 'already', answering)
      return life.comeBack({ id: record.id, msisdn }, reason)
    }
    if (intent === 'unclear') return this.answer(id, msisdn, 'help', answering)
    if (!record || !isLive(record)) return this.answer(id, msisdn, 'notSubscribed', answering)
    return life.leave({ id: record.id, msisdn }, reason)
  }

  /** The carrier was told in another way than through us. */
  private async turn(event: CarrierEvent, record: SubscriptionRecord | null): Promise<void> {
    const { life, store, terms } = this.deps
    const { id, msisdn, kind, at } = event
    const reason: Reason = { actor: 'carrier', heard: id }
    if (record) {
      if (at <= record.turnedAt) return this.close(event, 'no news')
      const turn = kind === 'cancelled' ? ({ type: 'cancelled' } as const) : ({ type: 'reactivated', at } as const)
      if (transition(record, turn)) await this.letHimAct(msisdn)
      if (kind === 'cancelled') return life.leave({ id: record.id, msisdn }, reason)
      return life.comeBack({ id: record.id, msisdn }, reason)
    }
    const serving = brandServing(msisdn, terms.all())
    if (!serving) return this.close(event, 'no number of ours')
    if (kind === 'cancelled') return this.close(event, 'nobody here')
    const erasedAt = await store.erasedAt(msisdn)
    if (erasedAt && at <= erasedAt) return this.close(event, 'no news')
    await this.letHimAct(msisdn)
    await life.subscribe(msisdn, { ...reason, brand: serving.brand })
  }

  /**
   * What a person does on a page the carrier agrees to before it is written here, and its own word of it may be read in
   * between. That knows neither who wanted it nor which brand and price he agreed to: it waits, and then is no news
   * unless nothing came of what he did.
   * @throws CarrierError while he may be at it
   */
  private async letHimAct(msisdn: string): Promise<void> {
    if (await this.deps.isActing(msisdn)) throw new CarrierError('unavailable', 'the person does it himself')
  }

  private async look(event: CarrierEvent, record: SubscriptionRecord | null): Promise<void> {
    const { store, charger, now } = this.deps
    if (record?.open) {
      await store.change(record.id, (kept) => hurry(kept, now()))
      await charger.chargeNow(record.id)
    }
    await this.close(event, record?.open ? 'asked about' : 'no news')
  }

  private answer(id: string, msisdn: string, kind: LetterKind, terms: Terms): Promise<void> {
    const { store, keys, now } = this.deps
    const at = now()
    const offer = terms.offerOf(msisdn)
    const outcome = `answered: ${kind}`
    if (!offer) return store.heard({ id, outcome, at })
    const about = `${kind}:${terms.brand}:${keys.ofNumber(msisdn)}:${Math.floor(at.getTime() / ANSWER_AGAIN_MS)}`
    return store.heard(
      { id, outcome, at },
      { about, msisdn, sender: terms.sms.to, text: terms.letter(kind, { offer }) },
    )
  }

  private close({ id }: Pick<CarrierEvent, 'id'>, outcome: string): Promise<void> {
    return this.deps.store.heard({ id, outcome, at: this.deps.now() })
  }
}

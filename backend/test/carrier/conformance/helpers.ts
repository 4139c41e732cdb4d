import assert from 'node:assert/strict'
import { CarrierError, type CarrierFailure } from '../../../src/infrastructure/carrier/errors'
import type { Carrier, CarrierEvent, LoggedCharge } from '../../../src/infrastructure/carrier/port'

/** Dirhams that checks charge. */
export const AMOUNT = 250

let keys = 0
/** A key that no check has used. */
export const newKey = () => `conformance-${process.pid}-${Date.now()}-${(keys += 1)}`

/** Each call that is about a number; none has happened yet. */
export function callsAbout(carrier: Carrier, msisdn: string, key: string): (() => Promise<unknown>)[] {
  return [
    () => carrier.sendOtp({ msisdn, purpose: 'subscribe', text: 'رمزك 1234' }),
    () => carrier.sendSms({ msisdn, text: 'مرحبًا' }),
    () => carrier.confirmOtp({ msisdn, purpose: 'subscribe' }),
    () => carrier.cancel(msisdn),
    () => carrier.subscriber(msisdn),
    () => carrier.charge({ key, msisdn, amount: AMOUNT }),
  ]
}

export async function failureOf(call: Promise<unknown>): Promise<CarrierFailure | 'none'> {
  try {
    await call
    return 'none'
  } catch (error) {
    if (error instanceof CarrierError) return error.failure
    throw new assert.AssertionError({ message: `failed with something else than a CarrierError: ${String(error)}` })
  }
}

export function pick(charge: { key: string; outcome: string; amount: number } | null | undefined) {
  return charge && { key: charge.key, outcome: charge.outcome, amount: charge.amount }
}

/** Everything after a cursor, over as many pages as it takes. */
export async function readEvents(carrier: Carrier, after: string | null) {
  const events: CarrierEvent[] = []
  for (let cursor = after; ;) {
    const page = await carrier.events(cursor)
    events.push(...page.events)
    if (page.isEnd ?? page.events.length === 0) return { events, cursor: page.cursor ?? cursor }
    assert.ok(
      page.cursor !== null && page.cursor !== cursor,
      'there are more events, and no other cursor leads to them',
    )
    cursor = page.cursor
  }
}

export async function readLog(carrier: Carrier, after: string | null) {
  const charges: LoggedCharge[] = []
  for (let cursor = after; ;) {
    const page = await carrier.listCharges(cursor)
    if (page.charges.length === 0) return { charges, cursor: page.cursor ?? cursor }
    assert.ok(page.cursor !== null && page.cursor !== cursor, 'no cursor leads on from the last charge of a page')
    charges.push(...page.charges)
    cursor = page.cursor
  }
}

export async function eventsOf(carrier: Carrier, msisdn: string): Promise<CarrierEvent[]> {
  return (await readEvents(carrier, null)).events.filter((event) => event.msisdn === msisdn)
}

export async function logOf(carrier: Carrier, msisdn: string): Promise<LoggedCharge[]> {
  return (await readLog(carrier, null)).charges.filter((charge) => charge.msisdn === msisdn)
}

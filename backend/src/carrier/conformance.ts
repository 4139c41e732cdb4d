import assert from 'node:assert/strict'
import { CarrierError, type CarrierFailure } from './errors'
import type { Carrier, CarrierEvent, Deadlines, LoggedCharge } from './port'

/** How a number of an adapter's test account behaves. */
export type NumberKind =
  | 'well'
  | 'no_credit'
  | 'expired'
  /** The operator does not serve it. */
  | 'refused'
  /** Every call about it is turned away. */
  | 'down'
  /** No call about it is answered in time, and none takes effect. */
  | 'slow'
  /** Money is taken, and no answer comes. */
  | 'unanswered'

/** An adapter, and what its test account lets one arrange. */
export interface ConformanceTarget {
  carrier: Carrier
  /** Those that the adapter was made with; for a test they may be shorter than the real ones. */
  deadlines: Deadlines
  /** A number that was never used before. */
  number(kind: NumberKind): Promise<string>
  topUp(msisdn: string): Promise<void>
  /** The texts that reached a number, newest first. */
  delivered(msisdn: string): Promise<string[]>
  /** A subscriber's own message. */
  subscriberSends(msisdn: string, to: string, text: string): Promise<void>
}

interface Check {
  /** What holds, in the present tense. */
  name: string
  /** @throws AssertionError when it does not. */
  run(target: ConformanceTarget): Promise<void>
}

const AMOUNT = 250
/** Milliseconds over a deadline that a busy machine may take. */
const SLACK_MS = 700

let keys = 0
const newKey = () => `conformance-${process.pid}-${Date.now()}-${(keys += 1)}`

/** What every adapter must do. Numbers are fresh in each check, so that checks may run in any order, or at once. */
export const CONFORMANCE: readonly Check[] = [
  {
    name: 'delivers a code and a message as they are',
    async run({ carrier, number, delivered }) {
      const msisdn = await number('well')
      const [code, message] = ['رمزك 1234\n\n@host #1234', ' سطر أول\nسطر ثانٍ \n']
      await carrier.sendOtp({ msisdn, purpose: 'subscribe', text: code })
      await carrier.sendSms({ msisdn, text: message })
      assert.deepEqual(await delivered(msisdn), [message, code])
    },
  },
  {
    name: 'names why it failed',
    async run({ carrier, number }) {
      const otp = async (kind: NumberKind) =>
        carrier.sendOtp({ msisdn: await number(kind), purpose: 'subscribe', text: 'رمزك 1234' })
      const charge = async (kind: NumberKind) =>
        carrier.charge({ key: newKey(), msisdn: await number(kind), amount: AMOUNT })
      assert.equal(await failureOf(otp('refused')), 'refused')
      assert.equal(await failureOf(otp('down')), 'unavailable')
      assert.equal(await failureOf(charge('no_credit')), 'no_credit')
      assert.equal(await failureOf(charge('expired')), 'expired')
    },
  },
  {
    name: 'fails with a carrier error alone, and says unavailable only when nothing happened',
    async run({ carrier, number, delivered }) {
      const msisdn = await number('down')
      const key = newKey()
      for (const call of callsAbout(carrier, msisdn, key)) assert.equal(await failureOf(call()), 'unavailable')
      assert.deepEqual(await delivered(msisdn), [])
      assert.equal(await carrier.queryCharge(key), null)
    },
  },
  {
    name: 'ends every call within its deadline, and nothing takes effect later',
    async run({ carrier, number, deadlines, delivered }) {
      const msisdn = await number('slow')
      const key = newKey()
      const began = performance.now()
      const failures = await Promise.all(callsAbout(carrier, msisdn, key).map((call) => failureOf(call())))
      const longest = Math.max(deadlines.message, deadlines.confirm, deadlines.subscriber, deadlines.charge)
      assert.ok(performance.now() - began < longest + SLACK_MS, 'a call outlasted its deadline')
      assert.deepEqual(new Set(failures), new Set(['timed_out']))
      assert.deepEqual(await delivered(msisdn), [])
      assert.equal(await carrier.queryCharge(key), null)
    },
  },
  {
    name: 'says how a number stands',
    async run({ carrier, number }) {
      for (const kind of ['well', 'no_credit', 'expired'] as const)
        assert.equal((await carrier.subscriber(await number(kind))).standing, kind)
    },
  },
  {
    name: 'renews an expired number when the person confirmed it, also when told twice',
    async run({ carrier, number }) {
      const msisdn = await number('expired')
      await carrier.confirmOtp({ msisdn, purpose: 'activate' })
      await carrier.confirmOtp({ msisdn, purpose: 'activate' })
      assert.equal((await carrier.subscriber(msisdn)).standing, 'well')
      assert.equal((await eventsOf(carrier, msisdn)).length, 1)
    },
  },
  {
    name: 'charges once for a key, however often it is asked',
    async run({ carrier, number }) {
      const msisdn = await number('well')
      const key = newKey()
      const ask = () => carrier.charge({ key, msisdn, amount: AMOUNT })
      const charges = [...(await Promise.all([ask(), ask()])), await ask()]
      for (const charge of charges) assert.deepEqual(charge, charges[0])
      assert.deepEqual(pick(charges[0]), { key, outcome: 'charged', amount: AMOUNT })
      assert.equal((await logOf(carrier, msisdn)).length, 1)
    },
  },
  {
    name: 'refuses a key that comes with another amount, and takes nothing for it',
    async run({ carrier, number }) {
      const msisdn = await number('well')
      const key = newKey()
      await carrier.charge({ key, msisdn, amount: AMOUNT })
      assert.equal(await failureOf(carrier.charge({ key, msisdn, amount: AMOUNT + 1 })), 'refused')
      assert.equal((await logOf(carrier, msisdn)).length, 1)
    },
  },
  {
    name: 'takes nothing from a number without credit, and takes it under the same key once there is some',
    async run({ carrier, number, topUp }) {
      const msisdn = await number('no_credit')
      const key = newKey()
      const ask = () => carrier.charge({ key, msisdn, amount: AMOUNT })
      assert.equal(await failureOf(ask()), 'no_credit')
      assert.notEqual((await carrier.queryCharge(key))?.outcome, 'charged')
      assert.deepEqual(await logOf(carrier, msisdn), [])
      await topUp(msisdn)
      assert.equal((await ask()).outcome, 'charged')
      assert.equal((await logOf(carrier, msisdn)).length, 1)
    },
  },
  {
    name: 'says that it does not know when no answer came, and repeats no charge by itself',
    async run({ carrier, number }) {
      const msisdn = await number('unanswered')
      const key = newKey()
      assert.equal(await failureOf(carrier.charge({ key, msisdn, amount: AMOUNT })), 'timed_out')
      assert.deepEqual(pick(await carrier.queryCharge(key)), { key, outcome: 'charged', amount: AMOUNT })
      assert.equal((await logOf(carrier, msisdn)).length, 1)
    },
  },
  {
    name: 'knows what became of a charge, and nothing of one that never reached it',
    async run({ carrier, number }) {
      const key = newKey()
      assert.equal(await carrier.queryCharge(key), null)
      const charge = await carrier.charge({ key, msisdn: await number('well'), amount: AMOUNT })
      assert.deepEqual(await carrier.queryCharge(key), charge)
    },
  },
  {
    name: 'lists what it took, each once, oldest first, with key, number and dirhams',
    async run({ carrier, number }) {
      const msisdn = await number('well')
      const { cursor } = await readLog(carrier, null)
      const wanted = [AMOUNT, 1, 1_750].map((amount) => ({ key: newKey(), msisdn, amount }))
      for (const request of wanted) await carrier.charge(request)
      const { charges, cursor: end } = await readLog(carrier, cursor)
      const own = charges.filter((charge) => charge.msisdn === msisdn)
      assert.deepEqual(
        own.map(({ key, msisdn, amount }) => ({ key, msisdn, amount })),
        wanted,
      )
      for (const { at } of own)
        assert.ok(at instanceof Date && Math.abs(at.getTime() - carrier.clock.now().getTime()) < 60_000)
      assert.deepEqual(
        (await readLog(carrier, end)).charges.filter((charge) => charge.msisdn === msisdn),
        [],
      )
    },
  },
  {
    name: 'cancels, also twice, and tells of it once',
    async run({ carrier, number }) {
      const msisdn = await number('well')
      await carrier.confirmOtp({ msisdn, purpose: 'subscribe' })
      await carrier.cancel(msisdn)
      await carrier.cancel(msisdn)
      const kinds = (await eventsOf(carrier, msisdn)).map(({ kind }) => kind)
      assert.deepEqual(kinds, ['activated', 'cancelled'])
    },
  },
  {
    name: 'tells every event once, in order, under an id that stays',
    async run({ carrier, number, subscriberSends }) {
      const msisdn = await number('well')
      const { cursor } = await readEvents(carrier, null)
      for (let round = 0; round < 3; round++) {
        await carrier.confirmOtp({ msisdn, purpose: 'subscribe' })
        await subscriberSends(msisdn, '19020', '١')
        await carrier.cancel(msisdn)
      }
      const own = async () => (await readEvents(carrier, cursor)).events.filter((event) => event.msisdn === msisdn)
      const [first, again] = [await own(), await own()]
      assert.deepEqual(
        first.map(({ kind }) => kind),
        Array.from({ length: 3 }, () => ['activated', 'sms', 'cancelled']).flat(),
      )
      assert.deepEqual(first[1]?.sms, { to: '19020', text: '١' })
      assert.equal(new Set(first.map(({ id }) => id)).size, 9)
      assert.deepEqual(again, first)
      const times = first.map(({ at }) => at.getTime())
      assert.deepEqual(times, times.toSorted())
    },
  },
  {
    name: 'goes on where a cursor stands, and answers nothing new at the end',
    async run({ carrier, number, subscriberSends }) {
      const msisdn = await number('well')
      await subscriberSends(msisdn, '19020', '1')
      const { cursor } = await readEvents(carrier, null)
      await subscriberSends(msisdn, '19020', '0')
      const { events, cursor: end } = await readEvents(carrier, cursor)
      assert.deepEqual(
        events.filter((event) => event.msisdn === msisdn).map(({ sms }) => sms?.text),
        ['0'],
      )
      assert.deepEqual(
        (await readEvents(carrier, end)).events.filter((event) => event.msisdn === msisdn),
        [],
      )
    },
  },
  {
    name: 'gives a script for the named button, under another transaction each time',
    async run({ carrier }) {
      const one = await carrier.protectedScript({ targetedElement: '#cta_button' })
      const two = await carrier.protectedScript({ targetedElement: '.join' })
      assert.ok(one.script.includes('#cta_button') && two.script.includes('.join'))
      assert.ok(one.transaction !== '' && one.transaction !== two.transaction)
    },
  },
  {
    name: 'has a clock that runs',
    async run({ carrier }) {
      const before = carrier.clock.now().getTime()
      await new Promise((resolve) => setTimeout(resolve, 20))
      const passed = carrier.clock.now().getTime() - before
      assert.ok(passed >= 15 && passed < 5_000)
    },
  },
]

/** Each call that is about a number; none has happened yet. */
function callsAbout(carrier: Carrier, msisdn: string, key: string): (() => Promise<unknown>)[] {
  return [
    () => carrier.sendOtp({ msisdn, purpose: 'subscribe', text: 'رمزك 1234' }),
    () => carrier.sendSms({ msisdn, text: 'مرحبًا' }),
    () => carrier.confirmOtp({ msisdn, purpose: 'subscribe' }),
    () => carrier.cancel(msisdn),
    () => carrier.subscriber(msisdn),
    () => carrier.charge({ key, msisdn, amount: AMOUNT }),
  ]
}

async function failureOf(call: Promise<unknown>): Promise<CarrierFailure | 'none'> {
  try {
    await call
    return 'none'
  } catch (error) {
    if (error instanceof CarrierError) return error.failure
    throw new assert.AssertionError({ message: `failed with something else than a CarrierError: ${String(error)}` })
  }
}

function pick(charge: { key: string; outcome: string; amount: number } | null | undefined) {
  return charge && { key: charge.key, outcome: charge.outcome, amount: charge.amount }
}

/** Everything after a cursor, over as many pages as it takes. */
async function readEvents(carrier: Carrier, after: string | null) {
  const events: CarrierEvent[] = []
  for (let cursor = after; ;) {
    const page = await carrier.events(cursor)
    cursor = page.cursor
    if (page.events.length === 0) return { events, cursor }
    events.push(...page.events)
  }
}

async function readLog(carrier: Carrier, after: string | null) {
  const charges: LoggedCharge[] = []
  for (let cursor = after; ;) {
    const page = await carrier.listCharges(cursor)
    cursor = page.cursor
    if (page.charges.length === 0) return { charges, cursor }
    charges.push(...page.charges)
  }
}

async function eventsOf(carrier: Carrier, msisdn: string): Promise<CarrierEvent[]> {
  return (await readEvents(carrier, null)).events.filter((event) => event.msisdn === msisdn)
}

async function logOf(carrier: Carrier, msisdn: string): Promise<LoggedCharge[]> {
  return (await readLog(carrier, null)).charges.filter((charge) => charge.msisdn === msisdn)
}

import assert from 'node:assert/strict'
import { AMOUNT, failureOf, logOf, newKey, pick, readLog } from './helpers'
import type { Check } from './target'

/** Money: once for a key, and never without a trace. */
export const CHARGING: readonly Check[] = [
  {
    name: 'charges once for a key, however often it is asked',
    async run({ carrier, number }) {
      const msisdn = await number('ok')
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
      const msisdn = await number('ok')
      const key = newKey()
      await carrier.charge({ key, msisdn, amount: AMOUNT })
      assert.equal(await failureOf(carrier.charge({ key, msisdn, amount: AMOUNT + 1 })), 'refused')
      assert.equal((await logOf(carrier, msisdn)).length, 1)
    },
  },
  {
    name: 'takes nothing from a number without credit, nor later for a key that it says is refused',
    async run({ carrier, number, topUp }) {
      const msisdn = await number('no_credit')
      const key = newKey()
      const ask = () => carrier.charge({ key, msisdn, amount: AMOUNT })
      assert.equal(await failureOf(ask()), 'no_credit')
      const record = await carrier.queryCharge(key)
      assert.notEqual(record?.outcome, 'charged')
      assert.deepEqual(await logOf(carrier, msisdn), [])
      await topUp(msisdn)
      // Without a record the server keeps to the key, which must then do.
      assert.equal(await failureOf(ask()), record ? 'no_credit' : 'none')
      assert.equal((await logOf(carrier, msisdn)).length, record ? 0 : 1)
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
      const charge = await carrier.charge({ key, msisdn: await number('ok'), amount: AMOUNT })
      assert.deepEqual(await carrier.queryCharge(key), charge)
    },
  },
  {
    name: 'lists what it took, each once, oldest first, with key, number and dirhams',
    async run({ carrier, number }) {
      const msisdn = await number('ok')
      const { cursor } = await readLog(carrier, null)
      const requests = [AMOUNT, 1, 1_750].map((amount) => ({ key: newKey(), msisdn, amount }))
      for (const request of requests) await carrier.charge(request)
      const { charges, cursor: end } = await readLog(carrier, cursor)
      const own = charges.filter((charge) => charge.msisdn === msisdn)
      assert.deepEqual(
        own.map(({ key, msisdn, amount }) => ({ key, msisdn, amount })),
        requests,
      )
      for (const { at } of own)
        assert.ok(at instanceof Date && Math.abs(at.getTime() - carrier.clock.now().getTime()) < 60_000)
      assert.deepEqual(
        (await readLog(carrier, end)).charges.filter((charge) => charge.msisdn === msisdn),
        [],
      )
    },
  },
]

import assert from 'node:assert/strict'
import { AMOUNT, callsAbout, eventsOf, failureOf, newKey } from './helpers'
import type { Check, NumberKind } from './target'

/** Milliseconds over a deadline that a busy machine may take. */
const SLACK_MS = 700

/** Codes, messages, standing, script and clock; and how a call fails. */
export const CALLS: readonly Check[] = [
  {
    name: 'delivers a code and a message as they are',
    async run({ carrier, number, delivered }) {
      const msisdn = await number('ok')
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
      for (const kind of ['ok', 'no_credit', 'expired'] as const)
        assert.equal((await carrier.subscriber(await number(kind))).status, kind)
    },
  },
  {
    name: 'renews an expired number when the person confirmed it, also when told twice',
    async run({ carrier, number }) {
      const msisdn = await number('expired')
      await carrier.confirmOtp({ msisdn, purpose: 'activate' })
      await carrier.confirmOtp({ msisdn, purpose: 'activate' })
      assert.equal((await carrier.subscriber(msisdn)).status, 'ok')
      assert.equal((await eventsOf(carrier, msisdn)).length, 1)
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

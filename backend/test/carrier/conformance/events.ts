import assert from 'node:assert/strict'
import { eventsOf, readEvents } from './helpers'
import type { Check } from './target'

/** Leaving, and the events that the carrier tells of. */
export const EVENTS: readonly Check[] = [
  {
    name: 'cancels, also twice, and tells of it once',
    async run({ carrier, number }) {
      const msisdn = await number('ok')
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
      const msisdn = await number('ok')
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
      // One that is an hour off comes before or after a step that the person took on a page, and is obeyed or left by that.
      assert.ok(times.every((time) => Math.abs(time - carrier.clock.now().getTime()) < 60_000))
    },
  },
  {
    name: 'goes on where a cursor stands, and answers nothing new at the end',
    async run({ carrier, number, subscriberSends }) {
      const msisdn = await number('ok')
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
]

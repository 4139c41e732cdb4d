import { CarrierError, type CarrierFailure } from '../errors'
import type { Carrier } from '../port'

/** Numbers of an adapter's test account that behave as named. */
interface ConformanceNumbers {
  well: string
  noCredit: string
  expired: string
  refused: string
  down: string
  slow: string
}

interface ConformanceTarget {
  carrier: Carrier
  numbers: ConformanceNumbers
  /** The texts that reached a number, newest first. */
  delivered(msisdn: string): Promise<string[]>
}

/** What every adapter must do. Call it in a test file of the adapter with a way to its test account. */
export function describeCarrier(name: string, target: () => ConformanceTarget): void {
  const failureOf = (call: Promise<unknown>): Promise<CarrierFailure | 'none'> =>
    call.then(
      () => 'none' as const,
      (error: unknown) => {
        if (error instanceof CarrierError) return error.failure
        throw error
      },
    )
  const otp = (msisdn: string) => target().carrier.sendOtp({ msisdn, purpose: 'subscribe', text: 'رمز 1234' })
  const charge = (msisdn: string, key: string, amount = 250) => target().carrier.charge({ msisdn, key, amount })
  let keys = 0
  const newKey = () => `${name}-${Date.now()}-${(keys += 1)}`

  describe(`${name} as a carrier`, () => {
    it('delivers a code and a message, in Arabic, as they are', async () => {
      const { carrier, numbers, delivered } = target()
      await otp(numbers.well)
      await carrier.sendSms({ msisdn: numbers.well, text: 'سطر أول\nسطر ثانٍ' })
      expect((await delivered(numbers.well)).slice(0, 2)).toEqual(['سطر أول\nسطر ثانٍ', 'رمز 1234'])
    })

    it('names why it failed', async () => {
      const { numbers } = target()
      expect(await failureOf(otp(numbers.refused))).toBe('refused')
      expect(await failureOf(otp(numbers.down))).toBe('unavailable')
      expect(await failureOf(charge(numbers.noCredit, newKey()))).toBe('no_credit')
      expect(await failureOf(charge(numbers.expired, newKey()))).toBe('expired')
    })

    it('gives up on a slow operator within its deadline, and delivers nothing later', async () => {
      const { numbers, delivered } = target()
      const began = performance.now()
      expect(await failureOf(otp(numbers.slow))).toBe('timed_out')
      expect(performance.now() - began).toBeLessThan(10_000)
      expect(await delivered(numbers.slow)).toEqual([])
    }, 15_000)

    it('says how a number stands', async () => {
      const { carrier, numbers } = target()
      const standing = async (msisdn: string) => (await carrier.subscriber(msisdn)).standing
      expect(await standing(numbers.well)).toBe('well')
      expect(await standing(numbers.noCredit)).toBe('no_credit')
      expect(await standing(numbers.expired)).toBe('expired')
    })

    it('renews an expired number when the person confirmed it, also when told twice', async () => {
      const { carrier, numbers } = target()
      await carrier.confirmOtp({ msisdn: numbers.expired, purpose: 'activate' })
      await carrier.confirmOtp({ msisdn: numbers.expired, purpose: 'activate' })
      expect((await carrier.subscriber(numbers.expired)).standing).toBe('well')
    })

    it('charges once for a key, however often it is asked', async () => {
      const { carrier, numbers } = target()
      const key = newKey()
      const charges = await Promise.all([charge(numbers.well, key), charge(numbers.well, key)])
      expect(charges[0]).toEqual(charges[1])
      expect(await carrier.queryCharge(key)).toEqual(charges[0])
      expect(charges[0]).toMatchObject({ key, outcome: 'charged', amount: 250, at: expect.any(Date) })
    })

    it('knows nothing of a charge that never reached it', async () => {
      expect(await target().carrier.queryCharge(newKey())).toBeNull()
    })

    it('cancels, also twice, and tells of it in its events, once each and in order', async () => {
      const { carrier, numbers } = target()
      const { cursor } = await drain(carrier)
      await carrier.cancel(numbers.well)
      await carrier.cancel(numbers.well)
      const { events, cursor: end } = await carrier.events(cursor)
      expect(events.map(({ kind, msisdn }) => [kind, msisdn])).toEqual([
        ['cancelled', numbers.well],
        ['cancelled', numbers.well],
      ])
      expect(new Set(events.map(({ id }) => id)).size).toBe(2)
      expect(await carrier.events(end)).toEqual({ events: [], cursor: end })
    })

    it('gives a script for the named button, and another transaction each time', async () => {
      const { carrier } = target()
      const [one, two] = [
        await carrier.protectedScript({ targetedElement: '#cta_button' }),
        await carrier.protectedScript({ targetedElement: '.join' }),
      ]
      expect(one.script).toContain('#cta_button')
      expect(two.script).toContain('.join')
      expect(one.transaction).not.toBe(two.transaction)
    })
  })
}

async function drain(carrier: Carrier): Promise<{ cursor: string | null }> {
  for (let cursor: string | null = null; ;) {
    const page = await carrier.events(cursor)
    cursor = page.cursor
    if (page.events.length === 0) return { cursor }
  }
}

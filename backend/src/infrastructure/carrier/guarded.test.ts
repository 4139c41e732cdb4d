import { setTimeout as wait } from 'node:timers/promises'
import { CarrierError, type CarrierFailure } from './errors'
import { guarded } from './guarded'
import type { Carrier, Deadlines } from './port'

const SHORT: Deadlines = { message: 50, confirm: 50, script: 50, subscriber: 50, charge: 50, events: 50 }
const NUMBERS = Array.from({ length: 9 }, (_, i) => `+21891000000${i}`)
const CHARGE = { key: 'k', msisdn: '+218910000000', amount: 250 }

/** A carrier that does what the test says, and counts what it was asked. */
function scripted() {
  const calls: string[] = []
  let behave: () => Promise<unknown> = () => Promise.resolve({ status: 'ok' })
  const call = (name: string) => () => {
    calls.push(name)
    return behave() as never
  }
  const carrier: Carrier = {
    clock: { now: () => new Date() },
    sendOtp: call('sendOtp'),
    sendSms: call('sendSms'),
    confirmOtp: call('confirmOtp'),
    cancel: call('cancel'),
    protectedScript: call('protectedScript'),
    subscriber: call('subscriber'),
    charge: call('charge'),
    queryCharge: call('queryCharge'),
    listCharges: call('listCharges'),
    events: call('events'),
  }
  return { carrier, calls, does: (what: () => Promise<unknown>) => (behave = what) }
}

const fails = (failure: CarrierFailure) => () => Promise.reject(new CarrierError(failure, 'scripted'))
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: unknown) => (error instanceof CarrierError ? error.failure : error),
  )

describe('a guarded carrier', () => {
  it('passes answers and refusals on as they are', async () => {
    const { carrier, does } = scripted()
    const safe = guarded(carrier)
    expect(await safe.subscriber('+218910000000')).toEqual({ status: 'ok' })
    does(fails('no_credit'))
    expect(await failureOf(safe.charge(CHARGE))).toBe('no_credit')
  })

  it('ends a call that keeps no deadline, as one whose outcome is unknown', async () => {
    const { carrier, does } = scripted()
    does(() => new Promise(() => undefined))
    expect(await failureOf(guarded(carrier, { deadlines: SHORT }).charge(CHARGE))).toBe('timed_out')
  })

  it('lets nothing out but carrier errors', async () => {
    const { carrier, does } = scripted()
    does(() => Promise.reject(new TypeError('of the adapter')))
    expect(await failureOf(guarded(carrier).charge(CHARGE))).toBe('timed_out')
  })

  it.each(['subscriber', 'queryCharge', 'events', 'listCharges', 'protectedScript', 'cancel', 'confirmOtp'] as const)(
    'asks again when %s did not reach the carrier',
    async (name) => {
      const { carrier, calls, does } = scripted()
      does(() => (calls.length < 3 ? fails('unavailable')() : Promise.resolve('answer')))
      const call = guarded(carrier)[name] as (argument: unknown) => Promise<unknown>
      expect(await call('+218910000000')).toBe('answer')
      expect(calls).toEqual([name, name, name])
    },
  )

  it.each(['charge', 'sendOtp', 'sendSms'] as const)('never repeats %s', async (name) => {
    const { carrier, calls, does } = scripted()
    const call = guarded(carrier)[name] as (argument: unknown) => Promise<unknown>
    for (const failure of ['unavailable', 'timed_out'] as const) {
      does(fails(failure))
      expect(await failureOf(call(CHARGE))).toBe(failure)
    }
    expect(calls).toEqual([name, name])
  })

  it('asks nothing again that took long to fail: a page waits for it', async () => {
    const { carrier, calls, does } = scripted()
    does(async () => {
      await wait(550)
      return fails('unavailable')()
    })
    expect(await failureOf(guarded(carrier).cancel('+218910000000'))).toBe('unavailable')
    expect(calls).toEqual(['cancel'])
  })

  it('asks nothing again when what happened is unknown', async () => {
    const { carrier, calls, does } = scripted()
    does(fails('timed_out'))
    expect(await failureOf(guarded(carrier).subscriber('+218910000000'))).toBe('timed_out')
    expect(calls).toHaveLength(1)
  })
})

describe('the circuit', () => {
  const REST = { initial: 60, longest: 60 }
  const rest = () => new Promise((resolve) => setTimeout(resolve, 80))

  async function opened(pause = REST) {
    const script = scripted()
    const changes: unknown[] = []
    const safe = guarded(script.carrier, { rest: pause, onChange: (...change) => changes.push(change) })
    script.does(fails('timed_out'))
    for (const msisdn of NUMBERS.slice(0, 5)) await failureOf(safe.subscriber(msisdn))
    script.calls.length = 0
    return { ...script, safe, changes }
  }

  it('opens after five numbers failed one after the other, and then says at once that nothing was asked', async () => {
    // Longer than any machine stands still: the rest must not be over before the next call.
    const { safe, calls, changes } = await opened({ initial: 60_000, longest: 60_000 })
    expect(await failureOf(safe.charge(CHARGE))).toBe('unavailable')
    expect(calls).toEqual([])
    expect(changes).toEqual([['open', 'timed_out']])
  })

  it('says once that it is open, however often it asks in vain whether the carrier is back', async () => {
    const { safe, calls, changes, does } = await opened()
    for (let time = 0; time < 3; time += 1) {
      await rest()
      await failureOf(safe.subscriber(NUMBERS[0]!))
    }
    expect(calls.length).toBeGreaterThan(0)
    expect(changes).toEqual([['open', 'timed_out']])
    does(() => Promise.resolve({ status: 'ok' }))
    await rest()
    await safe.subscriber(NUMBERS[0]!)
    expect(changes).toEqual([['open', 'timed_out'], ['closed']])
  })

  it('closes when one call, asked after a rest, is answered', async () => {
    const { safe, does, calls, changes } = await opened()
    await rest()
    does(() => Promise.resolve({ status: 'ok' }))
    await Promise.all(NUMBERS.map((msisdn) => safe.subscriber(msisdn)))
    expect(calls).toHaveLength(NUMBERS.length)
    expect(changes).toEqual([['open', 'timed_out'], ['closed']])
  })

  it('closes also when the answer is a no', async () => {
    const { safe, does } = await opened()
    await rest()
    does(fails('no_credit'))
    expect(await failureOf(safe.charge(CHARGE))).toBe('no_credit')
    expect(await failureOf(safe.charge(CHARGE))).toBe('no_credit')
  })

  it('allows no calls while it rests, one while it asks whether the carrier is back, and all of them after that', async () => {
    const resting = await opened({ initial: 60_000, longest: 60_000 })
    expect(resting.safe.allowedCalls(64)).toBe(0)
    const { safe, does } = await opened()
    while (safe.allowedCalls(64) === 0) await rest()
    expect(safe.allowedCalls(64)).toBe(1)
    does(() => Promise.resolve({ status: 'ok' }))
    await safe.subscriber('+218910000001')
    expect(safe.allowedCalls(64)).toBe(64)
  })

  it('opens also when it can be asked of no charge what became of it', async () => {
    const { carrier, does } = scripted()
    const safe = guarded(carrier, { rest: { initial: 60_000, longest: 60_000 } })
    does(fails('timed_out'))
    for (const key of NUMBERS) await failureOf(safe.queryCharge(key))
    expect(safe.allowedCalls(64)).toBe(0)
  })

  it('asks one call only while it does not know whether the carrier is back', async () => {
    const { safe, calls } = await opened()
    await rest()
    const failures = await Promise.all(NUMBERS.map((msisdn) => failureOf(safe.subscriber(msisdn))))
    expect(calls).toHaveLength(1)
    expect(failures.filter((failure) => failure === 'unavailable')).toHaveLength(NUMBERS.length - 1)
  })

  it('does not open for one number that fails over and over', async () => {
    const { carrier, does } = scripted()
    const safe = guarded(carrier, { rest: REST })
    does(fails('timed_out'))
    for (let i = 0; i < 20; i++) await failureOf(safe.charge(CHARGE))
    does(() => Promise.resolve({ status: 'ok' }))
    expect(await safe.subscriber('+218910000001')).toEqual({ status: 'ok' })
  })

  it('does not open while others are served in between, or told no', async () => {
    const { carrier, does } = scripted()
    const safe = guarded(carrier, { rest: REST })
    for (const msisdn of [...NUMBERS, ...NUMBERS]) {
      does(fails('timed_out'))
      await failureOf(safe.charge({ ...CHARGE, msisdn }))
      does(fails('no_credit'))
      expect(await failureOf(safe.charge(CHARGE))).toBe('no_credit')
    }
  })
})

import fc from 'fast-check'
import {
  canResend,
  canSubmit,
  isOpen,
  isCompleteCode,
  transition,
  type Challenge,
  type OpenState,
  type OtpEvent,
  type OtpProblem,
  type OtpState,
} from './otp-machine'
import type { SmsProof } from './sms-proof'

const challenge: Challenge = { purpose: 'subscribe', msisdn: '+218912345678' }
const idle: OtpState = { name: 'idle' }
const run = (events: OtpEvent[], from: OtpState = idle) => events.reduce(transition, from)
const requested: OtpEvent = { type: 'requested', challenge, resendAt: 30_000 }
const typed = (code: string): OtpEvent => ({ type: 'typed', code })
const refused: OtpProblem = { kind: 'refused', text: 'رمز التحقق غير صحيح' }
const offline: OtpProblem = { kind: 'offline' }
const confirming = run([requested, typed('1234'), { type: 'submitted', flight: 1 }])

describe('the OTP machine', () => {
  it('goes from a requested code to done', () => {
    expect(run([requested]).name).toBe('entering')
    expect(confirming.name).toBe('confirming')
    expect(run([{ type: 'confirmed', flight: 1 }], confirming)).toEqual({ name: 'done', challenge })
  })

  it('sends no code that is not whole', () => {
    expect(run([requested, typed('123'), { type: 'submitted', flight: 1 }]).name).toBe('entering')
  })

  it('clears a refused code and keeps its words until something is typed', () => {
    const back = run([{ type: 'failed', flight: 1, problem: refused }], confirming) as OpenState
    expect(back).toMatchObject({ name: 'entering', code: '', problem: refused })
    expect(run([typed('5')], back)).toMatchObject({ code: '5', problem: undefined })
  })

  it('keeps the code when nobody has judged it', () => {
    expect(run([{ type: 'failed', flight: 1, problem: offline }], confirming)).toMatchObject({
      code: '1234',
      problem: offline,
    })
  })

  it('lets the answer count after the dialog was closed', () => {
    const leaving = run([{ type: 'closed' }], confirming)
    expect(isOpen(leaving)).toBe(false)
    expect(run([{ type: 'confirmed', flight: 1 }], leaving).name).toBe('done')
    expect(run([{ type: 'failed', flight: 1, problem: refused }], leaving)).toEqual(idle)
  })

  it('ends by whatever proves the number, while something is shown', () => {
    for (const state of [run([requested]), confirming])
      expect(transition(state, { type: 'proved' })).toEqual({ name: 'done', challenge })
    const leaving = run([{ type: 'closed' }], confirming)
    for (const state of [idle, leaving]) expect(transition(state, { type: 'proved' })).toBe(state)
  })

  it('passes over the answer of a flight that is no longer waited for', () => {
    const other = run([requested, typed('9999'), { type: 'submitted', flight: 2 }], confirming)
    expect(run([{ type: 'confirmed', flight: 1 }], other)).toBe(other)
  })

  it('asks for another code only when its time has come, and only once at a time', () => {
    const entering = run([requested])
    expect(canResend(entering, 29_999)).toBe(false)
    const resending = run([{ type: 'resend-requested', flight: 3, now: 30_000 }], entering)
    expect(resending).toMatchObject({ resend: { name: 'sending' } })
    expect(canResend(resending, 40_000)).toBe(false)
    const resent = run([{ type: 'resent', flight: 3, resendAt: 90_000 }], resending)
    expect(resent).toMatchObject({ resendAt: 90_000, resend: { name: 'resting', sent: true } })
  })

  it('waits longer when the server says so, and says why', () => {
    const resending = run([requested, { type: 'resend-requested', flight: 3, now: 30_000 }])
    const problem: OtpProblem = { kind: 'not-sent', text: 'يمكنك طلب رمز جديد بعد دقيقتين' }
    const failed = run([{ type: 'resend-failed', flight: 3, problem, resendAt: 120_000 }], resending)
    expect(failed).toMatchObject({ resendAt: 120_000, problem, resend: { name: 'resting', sent: false } })
  })

  it('keeps what was typed while another code is on its way', () => {
    const resending = run([requested, typed('12'), { type: 'resend-requested', flight: 3, now: 30_000 }])
    expect(resending).toMatchObject({ code: '' })
    expect(run([typed('4321'), { type: 'resent', flight: 3, resendAt: 60_000 }], resending)).toMatchObject({
      code: '4321',
    })
  })
})

describe('a message from the number in place of the code', () => {
  const sms: SmsProof = {
    to: '1234',
    text: 'YW 42',
    token: 'first',
    msisdn: '+218912345678',
    retryAfter: 3,
    expiresAt: 60_000,
    demanded: false,
    shown: true,
  }
  const offered = run([{ ...requested, sms }])
  const another = { ...sms, token: 'second' }

  it('is shown and hidden again, and takes the problem of the code with it', () => {
    const troubled = { ...offered, problem: offline } as OtpState
    const hidden = run([{ type: 'sms-shown', shown: false }], troubled)
    expect(hidden).toEqual({ ...offered, sms: { ...sms, shown: false }, problem: undefined })
    expect(run([{ type: 'sms-shown', shown: true }], hidden)).toMatchObject({ sms: { shown: true } })
  })

  it('is another one once it was renewed, and proves the number when it has come', () => {
    expect(run([{ type: 'sms-renewed', sms: another }], offered)).toEqual({ ...offered, sms: another })
    expect(run([{ type: 'proved' }], offered)).toEqual({ name: 'done', challenge })
  })

  it('means nothing where none was offered, or while a code is judged', () => {
    const judged = run([typed('1234'), { type: 'submitted', flight: 1 }], offered)
    for (const state of [run([requested]), judged, idle])
      for (const event of [
        { type: 'sms-shown', shown: true },
        { type: 'sms-renewed', sms: another },
      ] satisfies OtpEvent[])
        expect(transition(state, event)).toBe(state)
  })

  it('stays over a failure that brings no other, and is replaced by one that does', () => {
    const judged = run([typed('1234'), { type: 'submitted', flight: 1 }], offered)
    const failed: OtpEvent = { type: 'failed', flight: 1, problem: refused }
    expect(transition(judged, failed)).toMatchObject({ sms })
    expect(transition(judged, { ...failed, sms: another })).toMatchObject({ sms: another })
    expect(transition(confirming, { ...failed, sms })).toMatchObject({ sms })
    const resending = run([{ type: 'resend-requested', flight: 3, now: 30_000 }], offered)
    const notSent: OtpEvent = { type: 'resend-failed', flight: 3, problem: offline }
    expect(transition(resending, notSent)).toMatchObject({ sms })
    expect(transition(resending, { ...notSent, sms: another })).toMatchObject({ sms: another })
  })
})

it('may send or ask for a code only while one is entered', () => {
  const resending = run([requested, { type: 'resend-requested', flight: 3, now: 30_000 }])
  expect([canSubmit(confirming), canResend(confirming, 90_000), canResend(idle, 90_000)]).toEqual([false, false, false])
  expect(run([requested])).toMatchObject({ resend: { name: 'resting', sent: false } })
  expect(transition(resending, { type: 'resent', flight: 4, resendAt: 90_000 })).toBe(resending)
  expect(transition(resending, { type: 'resend-failed', flight: 4, problem: offline })).toBe(resending)
  expect(run([typed('12'), typed('12')], run([requested]))).toEqual(run([typed('12')], run([requested])))
})

const flight = fc.integer({ min: 0, max: 4 })
const instant = fc.integer({ min: 0, max: 100 })
const problem = fc.constantFrom<OtpProblem>(
  refused,
  offline,
  { kind: 'not-sent', text: 'انتظر' },
  { kind: 'carrier-down' },
  { kind: 'no-cookies' },
)
const later = fc.option(instant, { nil: undefined })
const event = fc.oneof<fc.Arbitrary<OtpEvent>[]>(
  fc.record({ type: fc.constant('requested' as const), challenge: fc.constant(challenge), resendAt: instant }),
  fc.record({ type: fc.constant('typed' as const), code: fc.stringMatching(/^[0-9a٣]{0,5}$/) }),
  fc.record({ type: fc.constant('typed' as const), code: fc.stringMatching(/^\d{4}$/) }),
  fc.record({ type: fc.constantFrom('submitted' as const, 'confirmed' as const), flight }),
  fc.record({ type: fc.constantFrom('failed' as const, 'resend-failed' as const), flight, problem, resendAt: later }),
  fc.record({ type: fc.constant('resend-requested' as const), flight, now: instant }),
  fc.record({ type: fc.constant('resent' as const), flight, resendAt: instant }),
  fc.constant<OtpEvent>({ type: 'closed' }),
)

/** Every step of a random life, as [before, event, after]. */
const steps = (events: OtpEvent[]) => {
  let state: OtpState = { name: 'idle' }
  return events.map((each) => {
    const before = state
    state = transition(before, each)
    return [before, each, state] as const
  })
}
const always = (check: (before: OtpState, event: OtpEvent, after: OtpState) => void) =>
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      for (const [before, each, after] of steps(events)) check(before, each, after)
    }),
    { numRuns: 500 },
  )

describe('in every history', () => {
  it('holds only ASCII digits, and a whole code while confirming', () => {
    always((_, __, after) => {
      if (!isOpen(after)) return
      expect(after.code).toMatch(/^\d{0,4}$/)
      if (after.name === 'confirming') expect(isCompleteCode(after.code)).toBe(true)
    })
  })

  it('comes to confirming only by sending, and to done only by the awaited answer', () => {
    always((before, each, after) => {
      if (after.name === 'confirming' && before.name !== 'confirming') {
        expect(each.type).toBe('submitted')
        expect(canSubmit(before)).toBe(true)
      }
      if (after.name === 'done' && before.name !== 'done') {
        expect(each).toEqual({ type: 'confirmed', flight: (before as { flight?: number }).flight })
      }
    })
  })

  it('shows nothing and keeps no message once closed', () => {
    always((_, each, after) => {
      if (each.type !== 'closed') return
      expect(isOpen(after)).toBe(false)
      expect(after).not.toHaveProperty('problem')
      expect(after).not.toHaveProperty('code')
    })
  })

  it('never brings the time of the next code nearer within a challenge, but for a code that was sent', () => {
    always((before, each, after) => {
      if (isOpen(before) && isOpen(after) && each.type !== 'requested' && each.type !== 'resent') {
        expect(after.resendAt).toBeGreaterThanOrEqual(before.resendAt)
      }
    })
  })

  it('leaves the very same state where an event means nothing', () => {
    always((before, _, after) => {
      if (JSON.stringify(before) === JSON.stringify(after) && before.name !== 'entering') expect(after).toBe(before)
    })
  })

  it('can always be closed and asked for again', () => {
    always((_, __, after) => {
      expect(run([{ type: 'closed' }, requested], after)).toEqual(run([requested]))
    })
  })
})

import fc from 'fast-check'
import { judge, type NumberHistory, OTP_RULES, recent, secondsToNextSend } from './rules'

const NOW = Date.UTC(2026, 10, 21, 12)
const ago = (seconds: number) => NOW - seconds * 1000
const history = (change: Partial<NumberHistory> = {}): NumberHistory => ({
  sends: [],
  wrong: [],
  confirmedAt: null,
  ...change,
})
const live = { tries: 0, expiresAt: NOW + 1000 }

describe('secondsToNextSend', () => {
  it('lets the first code go at once', () => {
    expect(secondsToNextSend(history(), NOW)).toBe(0)
  })

  it.each([
    ['first', [0], 30],
    ['second', [700, 0], 60],
    ['third', [1400, 700, 0], 120],
    ['fourth', [2100, 1400, 700, 0], 300],
  ])('backs off after the %s send', (_, agos, seconds) => {
    expect(secondsToNextSend(history({ sends: agos.map(ago) }), NOW)).toBe(seconds)
  })

  it('lets three codes go in ten minutes', () => {
    expect(secondsToNextSend(history({ sends: [599, 400, 200].map(ago) }), NOW)).toBe(1)
    expect(secondsToNextSend(history({ sends: [600, 400, 200].map(ago) }), NOW)).toBe(0)
  })

  it('lets five codes go in a day', () => {
    const sends = [86_390, 40_000, 30_000, 20_000, 10_000].map(ago)
    expect(secondsToNextSend(history({ sends }), NOW)).toBe(10)
    expect(secondsToNextSend(history({ sends }), NOW + 10_000)).toBe(0)
  })

  it('starts the back-off anew after a confirmed code, but not the counts', () => {
    expect(secondsToNextSend(history({ sends: [ago(5)], confirmedAt: ago(2) }), NOW)).toBe(0)
    expect(secondsToNextSend(history({ sends: [9, 6, 3].map(ago), confirmedAt: ago(1) }), NOW)).toBe(591)
  })

  it('sends nothing to a number that has had its wrong tries of the day', () => {
    expect(secondsToNextSend(history({ wrong: [86_300, 4, 3, 2, 1].map(ago) }), NOW)).toBe(100)
  })

  it('never lets more through than the limits, however someone asks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4000 }), { maxLength: 60 }), (gaps) => {
        let now = NOW
        let sends: number[] = []
        for (const gap of gaps) {
          now += gap * 1000
          if (secondsToNextSend(history({ sends }), now) === 0) sends = [...recent(history({ sends }), now).sends, now]
          expect(sends.filter((at) => at > now - OTP_RULES.windowMs).length).toBeLessThanOrEqual(3)
          expect(recent(history({ sends }), now).sends.length).toBeLessThanOrEqual(5)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('tells a wait after which a code really goes', () => {
    const instants = fc
      .array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 8 })
      .map((list) => list.toSorted((a, b) => b - a).map(ago))
    fc.assert(
      fc.property(instants, instants, (sends, wrong) => {
        const wait = secondsToNextSend(history({ sends, wrong }), NOW)
        expect(secondsToNextSend(history({ sends, wrong }), NOW + wait * 1000)).toBe(0)
        if (wait > 0) expect(secondsToNextSend(history({ sends, wrong }), NOW + (wait - 1) * 1000)).toBeGreaterThan(0)
      }),
    )
  })
})

it('forgets what is a day old, and not a moment earlier', () => {
  const instants = [86_401, 86_400, 86_399, 1].map(ago)
  const sends = instants.slice(2)
  expect(recent(history({ sends: instants, wrong: instants, confirmedAt: ago(90_000) }), NOW)).toEqual(
    history({ sends, wrong: sends, confirmedAt: ago(90_000) }),
  )
})

it('begins the back-off anew a day after the last code', () => {
  const sends = [260_000, 170_000, 90_000, 5].map(ago)
  expect(secondsToNextSend(history({ sends }), NOW)).toBe(25)
})

describe('judge', () => {
  it('takes the right code of a live challenge', () => {
    expect(judge(live, history(), true, NOW)).toEqual({ kind: 'right' })
  })

  it('counts the tries of a challenge down', () => {
    const left = [0, 1, 2].map((tries) => judge({ ...live, tries }, history(), false, NOW))
    expect(left).toEqual([2, 1, 0].map((triesLeft) => ({ kind: 'wrong', triesLeft })))
  })

  it('refuses even the right code after three wrong ones', () => {
    expect(judge({ ...live, tries: 3 }, history(), true, NOW)).toEqual({ kind: 'exhausted' })
  })

  it('counts no wrong try of the day before', () => {
    const old = history({ wrong: [90_000, 89_000, 88_000, 87_000].map(ago) })
    expect(judge(live, old, false, NOW)).toEqual({ kind: 'wrong', triesLeft: 2 })
  })

  it('refuses a code at the end of its 300 seconds', () => {
    expect(judge({ tries: 0, expiresAt: NOW }, history(), true, NOW)).toEqual({ kind: 'expired' })
  })

  it('refuses a code that was never sent', () => {
    expect(judge(null, history(), false, NOW)).toEqual({ kind: 'expired' })
  })

  it('leaves five wrong tries in a day over all challenges', () => {
    const four = history({ wrong: [400, 300, 200, 100].map(ago) })
    expect(judge(live, four, false, NOW)).toEqual({ kind: 'wrong', triesLeft: 0 })
    const five = history({ wrong: [86_399, 300, 200, 100, 50].map(ago) })
    expect(judge(live, five, true, NOW)).toEqual({ kind: 'blocked', retryAfter: 1 })
    expect(judge({ ...live, expiresAt: NOW + 5000 }, five, true, NOW + 1000)).toEqual({ kind: 'right' })
  })
})

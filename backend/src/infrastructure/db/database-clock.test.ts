import { DatabaseClock, type Reading } from './database-clock'

const NOON = Date.UTC(2026, 10, 22, 12)
const MINUTE_MS = 60_000

/** A machine, and a database whose time is asked for over a line. */
function world() {
  const state = {
    monotonic: 1_000,
    /** How far the machine's own clock is ahead of the right time. */
    ahead: 0,
    database: NOON,
    /** Milliseconds that an answer takes, and of those the share of the way there. */
    line: 2,
    wayThere: 0.5,
    away: false,
    reads: 0,
  }
  const pass = (ms: number) => {
    state.monotonic += ms
    state.database += ms
  }
  const read = async (): Promise<Reading> => {
    state.reads += 1
    if (state.away) throw new Error('away')
    const sentAt = state.monotonic
    pass(state.line * state.wayThere)
    const time = state.database
    pass(state.line * (1 - state.wayThere))
    return { at: (sentAt + state.monotonic) / 2, time, within: state.line / 2 }
  }
  const reported: (number | string)[] = []
  const clock = new DatabaseClock(read, {
    monotonic: () => state.monotonic,
    wall: () => state.database + state.ahead,
  })
  const reports = { onAhead: (seconds: number) => reported.push(seconds), onError: () => reported.push('failed') }
  /** Time passes in steps of a second, as the clock's timer sees it. */
  const live = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 1_000) {
      pass(1_000)
      await jest.advanceTimersByTimeAsync(1_000)
    }
  }
  const off = () => clock.now().getTime() - state.database
  return { state, clock, reports, reported, pass, live, off }
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'Date'] }))
afterEach(() => jest.useRealTimers())

describe('the service’s clock', () => {
  it('is the database’s, whatever the clock of the machine says', async () => {
    const { state, clock, off } = world()
    state.ahead = 10 * MINUTE_MS
    await clock.update()
    expect(Math.abs(off())).toBeLessThan(5)
  })

  it('goes on evenly when the clock of the machine is set', async () => {
    const { state, clock, reports, live, off } = world()
    await clock.update()
    clock.start(reports)
    state.ahead = -3_600_000
    expect(Math.abs(off())).toBeLessThan(5)
    await live(5_000)
    expect(Math.abs(off())).toBeLessThan(5)
    await clock.stop()
  })

  it('is read again at once when the machine slept, as its monotonic clock stood still', async () => {
    const { state, clock, reports, live, off } = world()
    await clock.update()
    clock.start(reports)
    await live(3_000)
    state.database += 20 * MINUTE_MS
    await live(2_000)
    expect(Math.abs(off())).toBeLessThan(5)
    await clock.stop()
  })

  it('runs on while the database is away, says so once, and asks it again every five seconds', async () => {
    const { state, clock, reports, reported, live, off } = world()
    await clock.update()
    clock.start(reports)
    await live(2_000)
    state.away = true
    await live(3 * MINUTE_MS)
    expect(Math.abs(off())).toBeLessThan(5)
    expect(state.reads).toBeGreaterThan(20)
    expect(reported).toEqual(['failed'])
    state.away = false
    const { reads } = state
    await live(6_000)
    expect(state.reads).toBe(reads + 1)
    state.away = true
    await live(MINUTE_MS + 6_000)
    expect(reported).toEqual(['failed', 'failed'])
    await clock.stop()
  })

  it('is read once a minute, not oftener', async () => {
    const { state, clock, reports, live } = world()
    await clock.update()
    clock.start(reports)
    await live(10 * MINUTE_MS)
    expect(state.reads).toBeGreaterThanOrEqual(10)
    expect(state.reads).toBeLessThanOrEqual(12)
    await clock.stop()
  })

  it('keeps what it knows closely over an answer that took seconds', async () => {
    const { state, clock, off, pass } = world()
    await clock.update()
    pass(MINUTE_MS)
    Object.assign(state, { line: 3_000, wayThere: 1 })
    await clock.update()
    expect(Math.abs(off())).toBeLessThan(5)
  })

  it('follows the database to a machine of another time', async () => {
    const { state, clock, off } = world()
    await clock.update()
    state.database -= 2 * MINUTE_MS
    state.line = 100
    await clock.update()
    expect(Math.abs(off())).toBeLessThan(60)
  })

  it('says once that the clock of the machine is wrong, and once that it is right again', async () => {
    const { state, clock, reports, reported, live } = world()
    await clock.update()
    clock.start(reports)
    state.ahead = 600_000
    await live(5 * MINUTE_MS)
    state.ahead = 0
    await live(5 * MINUTE_MS)
    expect(reported).toEqual([600, 0])
    await clock.stop()
  })
})

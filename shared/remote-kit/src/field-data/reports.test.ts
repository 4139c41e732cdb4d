import type { FieldData } from '@yawmi/contract'
import { bus } from '@yawmi/events'
import type { Reported } from './schedule-reports'

const onLCP = jest.fn()
jest.mock('web-vitals', () => ({ onLCP: (listener: unknown) => onLCP(listener), onINP: jest.fn(), onCLS: jest.fn() }))

const SERVICE = 'https://yawmi.example'
const calls: [string, RequestInit & { body: string }][] = []
const sent = () => calls.flatMap(([, { body }]) => (JSON.parse(body) as FieldData).reports)

/** A page of its own: what was reported is remembered as long as one is open. */
let scheduleReports: (reported: Reported, code?: 'load' | 'render' | 'hang') => void
async function openPage(random: number): Promise<void> {
  jest.resetModules()
  Reflect.deleteProperty(globalThis, Symbol.for('yawmi.reports'))
  jest.spyOn(Math, 'random').mockReturnValue(random)
  ;({ scheduleReports } = await import('./schedule-reports'))
}
const of = (release: Reported['release'], apiBase = SERVICE): Reported => ({
  name: 'content',
  apiBase,
  release: { version: '2', ...release },
})
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  jest.useFakeTimers()
  calls.length = 0
  globalThis.fetch = ((address: string, init: never) => {
    calls.push([address, init])
    return Promise.resolve(new Response())
  }) as typeof fetch
})
afterEach(() => jest.useRealTimers())

it('reports what a release failed by soon, with nothing that says who the visitor is', async () => {
  await openPage(0.5)
  scheduleReports(of({ failed: [['3', 'load']] }))
  await pass(1_500)
  expect(sent()).toEqual([{ remote: 'content', version: '3', kind: 'failure', phase: 'load', weight: 1 }])
  expect(calls).toHaveLength(1)
  const [address, init] = calls[0]!
  expect(address).toBe(`${SERVICE}/api/v2/field-data`)
  expect(init).toMatchObject({ credentials: 'omit', keepalive: true })
  // A mounting that changes its options says it once.
  scheduleReports(of({ failed: [['3', 'load']] }))
  await pass(1_500)
  expect(calls).toHaveLength(1)
})

it('counts the loads of every page while a canary is open, those of the release that failed too', async () => {
  await openPage(0.5)
  scheduleReports(of({ hasCanary: true, failed: [['3', 'render']] }))
  await pass(1_500)
  expect(sent()).toEqual([
    { remote: 'content', version: '3', kind: 'load', weight: 1 },
    { remote: 'content', version: '3', kind: 'failure', phase: 'render', weight: 1 },
    { remote: 'content', version: '2', kind: 'load', weight: 1 },
  ])
})

it('counts one page in ten where none is open, for ten, and reports its own failure in any', async () => {
  await openPage(0.05)
  scheduleReports(of({}))
  await pass(2_900)
  expect(sent()).toEqual([])
  await pass(1_500)
  expect(sent()).toEqual([{ remote: 'content', version: '2', kind: 'load', weight: 10 }])
  calls.length = 0
  await openPage(0.5)
  scheduleReports(of({}))
  await pass(10_000)
  expect(sent()).toEqual([])
  scheduleReports(of({}), 'hang')
  await pass(1_500)
  expect(sent()).toEqual([{ remote: 'content', version: '2', kind: 'failure', phase: 'hang', weight: 1 }])
})

it('reports events of the bus that are none, and vitals of pages of the service alone', async () => {
  await openPage(0.05)
  scheduleReports(of({}))
  await pass(3_500)
  ;(bus.emit as (name: string, payload: object) => void)('games/scored', {})
  await pass(1_500)
  expect(sent()).toContainEqual({ remote: 'content', version: '2', kind: 'event', event: 'games/scored', weight: 10 })
  expect(onLCP).not.toHaveBeenCalled()

  await openPage(0.05)
  scheduleReports(of({}, location.origin))
  await pass(3_500)
  const vital = onLCP.mock.calls.at(-1)?.[0] as (metric: object) => void
  vital({ name: 'LCP', value: 1234.5678 })
  dispatchEvent(new Event('pagehide'))
  expect(sent()).toContainEqual({ remote: 'content', version: '2', kind: 'lcp', value: 1234.568, weight: 10 })
})

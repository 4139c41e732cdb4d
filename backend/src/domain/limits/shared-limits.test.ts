import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import type { Report, SendReports } from './report'
import { LONGEST_WAIT_MS } from './shared-counter'
import { type Limit, LOCAL_SHARE, SharedLimits } from './shared-limits'

const MINUTE = 60_000

/** A table that servers share, as `report.ts` has it in PostgreSQL, and what was sent to it. */
function sharedTable(delay: () => number = () => 0) {
  const counts = new Map<string, number>()
  const sent: Report[] = []
  const send: SendReports = async (reports) => {
    await sleep(delay())
    sent.push(...reports)
    for (const { key, count } of reports) counts.set(key, (counts.get(key) ?? 0) + count)
    return new Map(reports.map(({ key }) => [key, { count: counts.get(key)!, msLeft: MINUTE }]))
  }
  return { send, sent }
}

const hash = (limit: string, source: string) => `${limit} ${source}`
const serverOn = (send: SendReports, onAway: (error: unknown) => void = () => undefined): Limit =>
  new SharedLimits({ send, hash, onAway }).of('calls')

/** Whether a request of a source passes. */
const take = (limit: Limit, max: number, source = 'a') =>
  new Promise<boolean>((resolve) => limit.take(source, max, MINUTE, ({ current }) => resolve(current <= max)))

const passed = (results: boolean[]) => results.filter(Boolean).length

it('counts a source far below its share without asking the database', async () => {
  const { send, sent } = sharedTable()
  const server = serverOn(send)
  for (let source = 0; source < 100; source++)
    for (let call = 0; call < 100; call++) expect(await take(server, 6_000, `source ${source}`)).toBe(true)
  await sleep(20)
  expect(sent).toEqual([])
})

it('asks the database for a source near its share once for many of its requests', async () => {
  const { send, sent } = sharedTable()
  const server = serverOn(send)
  for (let call = 0; call < 3_000; call++) expect(await take(server, 6_000)).toBe(true)
  expect(sent.length).toBeLessThan(40)
})

it('passes a limit by less than a twentieth a server, however servers take turns and however slow the database is', async () => {
  const scenario = fc.record({
    max: fc.integer({ min: 1, max: 200 }),
    servers: fc.integer({ min: 1, max: 4 }),
    turns: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 40 })), { minLength: 20, maxLength: 40 }),
    delays: fc.infiniteStream(fc.integer({ min: 0, max: 3 })),
  })
  await fc.assert(
    fc.asyncProperty(scenario, async ({ max, servers, turns, delays }) => {
      const { send } = sharedTable(() => Number(delays.next().value))
      const all = Array.from({ length: servers }, () => serverOn(send))
      const results: Promise<boolean>[] = []
      for (const [turn, many] of turns) {
        for (let call = 0; call < many; call++) results.push(take(all[turn % servers]!, max))
        if (turn % 3 === 0) await sleep(1)
      }
      const through = passed(await Promise.all(results))
      expect(through).toBeGreaterThanOrEqual(Math.min(max, results.length))
      expect(through).toBeLessThanOrEqual(max + servers * Math.max(0, Math.floor(max * LOCAL_SHARE) - 1))
    }),
    { numRuns: 60 },
  )
}, 60_000)

it('is one limit by one name, and answers everybody whoever of its users they came through', async () => {
  const limits = new SharedLimits({ send: sharedTable().send, hash, onAway: () => undefined })
  const users = Array.from({ length: 4 }, () => limits.of('pages'))
  const results = Array.from({ length: 80 }, (_, call) => take(users[call % users.length]!, 30))
  expect(passed(await Promise.all(results))).toBe(30)
})

it.each([
  ['fails', () => Promise.reject(new Error('away'))],
  ['hangs', () => new Promise<never>(() => undefined)],
] as [string, SendReports][])('limits by itself while the database %s, and says so once', async (_, send) => {
  const warnings: unknown[] = []
  const server = serverOn(send, (error) => warnings.push(error))
  const began = performance.now()
  const results = await Promise.all(Array.from({ length: 100 }, () => take(server, 30)))
  for (let call = 0; call < 100; call++) results.push(await take(server, 30))
  expect(passed(results)).toBe(30)
  expect(performance.now() - began).toBeLessThan(LONGEST_WAIT_MS + 300)
  expect(warnings).toHaveLength(1)
})

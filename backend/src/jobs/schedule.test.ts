import { type Job, schedule } from './schedule'

const EVERY_MS = 1_000

/** A job whose runs fail with these texts, one after the other; an empty one is a run that goes well. */
function scheduled(outcomes: string[]) {
  const lines: [string, object][] = []
  const log = { info: jest.fn(), error: jest.fn(), warn: (fields: object, line: string) => lines.push([line, fields]) }
  const run = async () => {
    const text = outcomes.shift()
    if (text) throw new Error(text)
  }
  const job: Job = { name: 'charges', everyMs: EVERY_MS, run, failure: 'charging: tried again soon' }
  const runs: string[] = []
  const stop = schedule([job], log, (_name, outcome) => runs.push(outcome))
  return { lines, runs, stop }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('says once by what a job fails, however long it does, and once that it goes on', async () => {
  const outage = Array.from({ length: 600 }, () => 'connect ECONNREFUSED')
  const { lines, runs, stop } = scheduled(['', ...outage, '', ''])
  await jest.advanceTimersByTimeAsync(603 * EVERY_MS)
  await stop()
  expect(lines).toEqual([
    ['charging: tried again soon', { job: 'charges', err: expect.any(Error) as Error }],
    ['a job that failed goes on', { job: 'charges', runs: 600, seconds: 600 }],
  ])
  expect(runs.filter((outcome) => outcome === 'failed')).toHaveLength(600)
})

it('says it of every other cause, of one that alternates with another once, and of the next outage again', async () => {
  const { lines, stop } = scheduled(['a', 'b', 'a', 'b', 'a', '', 'a', ''])
  await jest.advanceTimersByTimeAsync(8 * EVERY_MS)
  await stop()
  const causes = lines.map(([, fields]) => ('err' in fields ? (fields.err as Error).message : 'over'))
  expect(causes).toEqual(['a', 'b', 'over', 'a', 'over'])
})

import type { FieldReport, Release, ReleaseList } from '@yawmi/contract'
import { sql } from 'drizzle-orm'
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database'
import { Metrics } from '../../infrastructure/metrics'
import { CanaryTrials, type CanaryOpening } from './canary-trials'
import { FieldCounter } from './field-counter'
import { forgetFieldData } from './old-field-data'

const release = (version: string): Release => ({
  version,
  manifest: `/remotes/content/${version}/mf-manifest.json`,
  declaration: { name: 'content', routes: [], slots: [], requires: {} },
})
const LIST: ReleaseList = { remotes: { content: [release('1')], account: [release('1')] } }

let database: TestDatabase
let canaries: NonNullable<ReleaseList['canaries']>
beforeEach(async () => {
  database = await createTestDatabase()
  canaries = { content: { release: release('2'), share: 10, since: '2026-01-01T00:00:00Z' } }
})
afterEach(() => database.drop())

/** A server of the site: what it withholds, withdraws and says. */
function server(
  withdraw = async ({ remote }: CanaryOpening): Promise<boolean> => delete canaries[remote as 'content'],
) {
  const seen = { withheld: [] as string[], withdrawn: [] as string[], warnings: [] as string[] }
  const trials = new CanaryTrials({
    db: database.db,
    list: () => LIST,
    canaries: () => canaries,
    lackOf: ({ declaration: { requires } }) => requires['@yawmi/ui'] && `it needs @yawmi/ui ${requires['@yawmi/ui']}`,
    withhold: (names) => (seen.withheld = [...names]),
    async withdraw(canary, reason) {
      const isDone = await withdraw(canary)
      if (isDone) seen.withdrawn.push(`${canary.remote}: ${reason}`)
      return isDone
    },
    warn: (message) => seen.warnings.push(message),
  })
  return { ...seen, seen, trials }
}
async function report(
  remote: FieldReport['remote'],
  version: string,
  loads: number,
  failures: number,
  phase?: FieldReport['phase'],
): Promise<void> {
  const counter = new FieldCounter(database.db, () => true, new Metrics())
  const add = (kind: 'load' | 'failure') =>
    counter.add({
      browser: 'chromium',
      reports: [{ remote, version, kind, weight: 1, ...(kind === 'failure' && phase && { phase }) }],
    })
  for (let load = 0; load < loads; load += 1) add('load')
  for (let failure = 0; failure < failures; failure += 1) add('failure')
  await counter.flush()
}

it('withdraws a canary that fails more often, once, and says why', async () => {
  const [one, other] = [server(), server()]
  await one.trials.look()
  await report('content', '1', 2_000, 10)
  await report('content', '2', 200, 30)
  await Promise.all([one.trials.look(), other.trials.look()])
  await Promise.all([one.trials.look(), other.trials.look()])
  const withdrawn = [...one.seen.withdrawn, ...other.seen.withdrawn]
  expect(withdrawn.length).toBeGreaterThan(0)
  expect(withdrawn[0]).toBe(
    'content: withdrawn by the site: 30 of 200 loads failed, and 10 of 2000 of the current version',
  )
  expect(canaries).toEqual({})
})

it('withdraws one also where the current version was loaded most of all a month ago', async () => {
  const { trials, seen } = server()
  await report('content', '1', 5_000, 20)
  await trials.look()
  await database.db.execute(sql`UPDATE field_counts SET hour = hour - interval '31 days'`)
  await report('content', '1', 2_000, 10)
  await report('content', '2', 200, 30)
  await trials.look()
  expect(seen.withheld).toEqual(['content@2'])
})

it('says in what it failed, most often first', async () => {
  const { trials, seen } = server()
  await trials.look()
  await report('content', '1', 2_000, 10, 'load')
  await report('content', '2', 180, 8, 'hang')
  await report('content', '2', 20, 22, 'render')
  await trials.look()
  expect(seen.withdrawn).toEqual([expect.stringMatching(/current version; its failures: render 22, hang 8$/)])
})

it('withdraws one that no page of the site can run, which nobody reports', async () => {
  canaries.content!.release.declaration.requires = { '@yawmi/ui': '^99.0.0' }
  const { trials, seen } = server()
  await trials.look()
  expect(seen.withdrawn).toEqual(['content: withdrawn by the site: it needs @yawmi/ui ^99.0.0'])
})

it('leaves one alone that fails as often as the current version', async () => {
  const { trials, seen } = server()
  await trials.look()
  await report('content', '1', 2_000, 200)
  await report('content', '2', 200, 21)
  await trials.look()
  expect(seen).toMatchObject({ withheld: [], withdrawn: [], warnings: [] })
})

it('leaves one alone while all remotes fail', async () => {
  const { trials, seen } = server()
  await report('account', '1', 5_000, 10)
  await trials.look()
  await report('account', '1', 100, 60)
  await report('content', '1', 100, 2)
  await report('content', '2', 200, 120)
  await trials.look()
  expect(seen).toMatchObject({ withheld: [], withdrawn: [] })
})

it('tries again where somebody else is at the list, and says nothing of that', async () => {
  let isBusy = true
  const { trials, seen } = server(async () => !isBusy && delete canaries.content)
  await trials.look()
  await report('content', '1', 2_000, 10)
  await report('content', '2', 200, 30)
  await trials.look()
  expect(seen).toMatchObject({ withheld: ['content@2'], withdrawn: [], warnings: [] })
  isBusy = false
  await trials.look()
  expect(seen.withdrawn).toHaveLength(1)
})

it('serves it no longer where the list cannot be written, says that once, and judges it anew when it is opened again', async () => {
  const { trials, seen } = server(() => Promise.reject(new Error('EROFS: read-only file system')))
  await trials.look()
  await report('content', '1', 2_000, 10)
  await report('content', '2', 200, 30)
  for (let look = 0; look < 3; look += 1) await trials.look()
  expect(seen.withheld).toEqual(['content@2'])
  expect(seen.warnings).toEqual([expect.stringContaining('EROFS')])
  canaries = { content: { ...canaries.content!, since: '2026-01-02T00:00:00Z' } }
  await trials.look()
  expect(seen.withheld).toEqual([])
})

it('is forgotten when nothing compares it any more', async () => {
  await server().trials.look()
  await report('content', '1', 3, 0)
  await database.db.execute(sql`
    INSERT INTO field_counts SELECT hour - interval '91 days', remote, version, kind, detail, browser, count FROM field_counts`)
  await database.db.execute(sql`
    INSERT INTO canary_trials (remote, version, since) VALUES ('content', '0', '2020-01-01T00:00:00.000Z')`)
  canaries.content!.since = new Date().toISOString()
  await server().trials.look()
  await forgetFieldData(database.db)
  const { rows } = await database.db.execute(sql`
    SELECT (SELECT count(*)::int FROM field_counts) AS counts, (SELECT count(*)::int FROM canary_trials WHERE version = '0') AS trials`)
  expect(rows).toEqual([{ counts: 1, trials: 0 }])
})

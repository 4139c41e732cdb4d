import type { FieldReport, Release, ReleaseList } from '@yawmi/contract'
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database'
import { Metrics } from '../../infrastructure/metrics'
import { CanaryTrials } from './canary-trials'
import { FieldCounter } from './field-counter'

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
  withdraw = async (remote: string, _reason: string): Promise<unknown> => delete canaries[remote as 'content'],
) {
  const told = { withheld: [] as string[], withdrawn: [] as string[], warnings: [] as string[] }
  const trials = new CanaryTrials({
    db: database.db,
    list: () => LIST,
    canaries: () => canaries,
    withhold: (names) => (told.withheld = [...names]),
    withdraw: async (remote, reason) => {
      await withdraw(remote, reason)
      told.withdrawn.push(`${remote}: ${reason}`)
    },
    warn: (message) => told.warnings.push(message),
  })
  return { ...told, told, trials }
}
async function report(remote: FieldReport['remote'], version: string, loads: number, failures: number): Promise<void> {
  const counter = new FieldCounter(database.db, () => true, new Metrics())
  const add = (kind: 'load' | 'failure') =>
    counter.add({ browser: 'chromium', reports: [{ remote, version, kind, weight: 1 }] })
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
  const withdrawn = [...one.told.withdrawn, ...other.told.withdrawn]
  expect(withdrawn.length).toBeGreaterThan(0)
  expect(withdrawn[0]).toBe(
    'content: withdrawn by the site: 30 of 200 loads failed, and 10 of 2000 of the current version',
  )
  expect(canaries).toEqual({})
})

it('leaves one alone that fails as often as the current version', async () => {
  const { trials, told } = server()
  await trials.look()
  await report('content', '1', 2_000, 200)
  await report('content', '2', 200, 21)
  await trials.look()
  expect(told).toMatchObject({ withheld: [], withdrawn: [], warnings: [] })
})

it('leaves one alone while all remotes fail', async () => {
  const { trials, told } = server()
  await report('account', '1', 5_000, 10)
  await trials.look()
  await report('account', '1', 100, 60)
  await report('content', '1', 100, 2)
  await report('content', '2', 200, 120)
  await trials.look()
  expect(told).toMatchObject({ withheld: [], withdrawn: [] })
})

it('serves it no longer where the list cannot be written, says that once, and judges it anew when it is opened again', async () => {
  const { trials, told } = server(() => Promise.reject(new Error('EROFS: read-only file system')))
  await trials.look()
  await report('content', '1', 2_000, 10)
  await report('content', '2', 200, 30)
  for (let look = 0; look < 3; look += 1) await trials.look()
  expect(told.withheld).toEqual(['content@2'])
  expect(told.warnings).toEqual([expect.stringContaining('EROFS')])
  canaries = { content: { ...canaries.content!, since: '2026-01-02T00:00:00Z' } }
  await trials.look()
  expect(told.withheld).toEqual([])
})

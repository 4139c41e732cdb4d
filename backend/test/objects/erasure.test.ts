import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { erasures } from '../../src/infrastructure/db/schema/erasures'
import { savedDesigns } from '../../src/infrastructure/db/schema/designs'
import { StoreAway } from '../../src/infrastructure/objects/object-store'
import { DesignFiles } from '../../src/infrastructure/uploads/design-files'
import { failedJobs, retryFailed } from '../../src/infrastructure/job-queue/job-queue'
import { startFleetJobs } from '../../src/jobs/start-jobs'
import { designForm, saveDesign } from '../requests/forms'
import { makePng } from '../requests/png'
import { newNumber, signIn } from '../site/sign-in'
import { createTestSite, type TestSite } from '../site/test-site'
import { S3Server } from './s3-server'

let s3: S3Server
let site: TestSite
let token: string
let addresses: string[]
let stopJobs: (() => Promise<void>) | undefined

beforeEach(async () => {
  s3 = await S3Server.start()
  site = await createTestSite(s3.settings)
  token = await signIn(site, newNumber())
  for (const _ of [1, 2]) await saveDesign(site, designForm(makePng({ width: 2, height: 2 })), token)
  addresses = (await site.database.db.select().from(savedDesigns)).map(({ path }) => path)
})
afterEach(async () => {
  await stopJobs?.()
  await site.close()
  await s3.stop()
})

const stored = async () => (await Promise.all(addresses.map((one) => s3.store().has(one)))).filter(Boolean).length
const erased = async () => (await site.database.db.select().from(erasures))[0]
/** As if its time had come. */
const makeDue = () => site.database.db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now()`)
const run = () => {
  stopJobs = startFleetJobs(site.app.accounts, s3.store(), site.app.log)
}
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const begun = performance.now(); !(await holds()); await wait(50))
    if (performance.now() - begun > 15_000) throw new Error('it never came')
}

describe('a person who is erased', () => {
  it('has nothing left at once, and the erasure ends when the store has confirmed it last', async () => {
    expect(await stored()).toBe(2)
    expect((await site.send('DELETE', '/api/players/subscriber-details', undefined, token)).statusCode).toBe(200)
    expect(await stored()).toBe(0)
    expect(await erased()).toMatchObject({ objectsAt: null })
    // An upload that was under way meanwhile.
    await s3.store().put(addresses[0]!, Buffer.from('late'))
    await makeDue()
    run()
    await until(async () => (await erased())!.objectsAt !== null)
    expect(await stored()).toBe(0)
  }, 30_000)

  it('is gone from the database while the store is away, and from the store after it, by an operator at once', async () => {
    await s3.goAway()
    expect((await site.send('DELETE', '/api/players/subscriber-details', undefined, token)).statusCode).toBe(200)
    expect(await site.database.db.select().from(savedDesigns)).toEqual([])
    await makeDue()
    run()
    await until(async () => (await failedJobs(site.database.db)).some(({ task }) => task === 'erase_person'))
    expect(await erased()).toMatchObject({ objectsAt: null })

    await s3.comeBack()
    expect(await stored()).toBe(2)
    await until(async () => (await retryFailed(site.database.db)) === 1)
    await until(async () => (await erased())!.objectsAt !== null)
    expect(await stored()).toBe(0)
    // The queue puts a job aside a moment after its work is done.
    await until(async () => (await failedJobs(site.database.db)).length === 0)
  }, 40_000)
})

describe('a design that is deleted', () => {
  const firstId = async () => (await site.database.db.select().from(savedDesigns))[0]!
  const remove = (id: string) => site.send('DELETE', `/api/v2/players/designs/${id}`, undefined, token)
  const queued = async () => (await site.database.db.execute(sql`SELECT FROM graphile_worker.jobs`)).rows.length

  it('leaves no job where its files could be removed at once', async () => {
    expect((await remove((await firstId()).id)).statusCode).toBe(200)
    expect([await stored(), await queued()]).toEqual([1, 0])
  })

  it('goes while the store is away, and its files when it is back', async () => {
    const { id } = await firstId()
    await s3.goAway()
    expect((await remove(id)).statusCode).toBe(200)
    expect(await queued()).toBe(1)
    await s3.comeBack()
    await makeDue()
    run()
    await until(async () => (await stored()) === 1)
  }, 30_000)
})

describe('a design that another takes the place of', () => {
  it('leaves no picture behind that could not be removed at once', async () => {
    const save = () =>
      saveDesign(site, designForm(makePng({ width: 2, height: 2 }), { fields: { key: 'draft-1' } }), token)
    const former = (await save()).json<{ data: { path: string } }>().data.path
    addresses = [former]
    const away = jest.spyOn(DesignFiles.prototype, 'erase').mockRejectedValueOnce(new StoreAway('away'))
    expect((await save()).statusCode).toBe(200)
    away.mockRestore()
    expect(await stored()).toBe(1)
    await makeDue()
    run()
    await until(async () => (await stored()) === 0)
  }, 30_000)
})

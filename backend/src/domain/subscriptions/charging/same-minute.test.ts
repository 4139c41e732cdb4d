import { type ChargingSite, createChargingSite } from '../../../../test/site/charging-site'

const PEOPLE = 10_000

let site: ChargingSite
beforeAll(async () => (site = await createChargingSite()), 60_000)
afterAll(() => site.close(), 30_000)

it(`${PEOPLE} subscriptions due at the same minute are charged by two servers once each`, async () => {
  await site.subscribe(PEOPLE, site.carrier.client.clock.now())
  const workers = [site.worker(30_000), site.worker(30_000)]
  await Promise.all(workers.map((worker) => worker.ready()))
  for (const worker of workers) worker.begin()
  const shares = await Promise.all(workers.map((worker) => worker.done()))

  expect(shares.reduce((sum, { settled }) => sum + settled, 0)).toBe(PEOPLE)
  for (const { settled } of shares) expect(settled).toBeGreaterThan(0)
  const taken = await site.taken()
  expect(taken).toHaveLength(PEOPLE)
  expect(new Set(taken.map(({ msisdn }) => msisdn)).size).toBe(PEOPLE)
  const ledger = await site.ledger()
  expect(ledger.map(({ key }) => key).sort()).toEqual(taken.map(({ key }) => key).sort())
  expect(new Set(ledger.map(({ subscriptionId }) => subscriptionId)).size).toBe(PEOPLE)
}, 300_000)

import { OPERATIONS } from '@yawmi/contract'
import { type ApiDocument, describedOperations, DocumentChecker } from '../testing/openapi-document'
import { importSampleContent } from '../testing/sample-content'
import { createTestSite, type TestSite } from '../testing/test-site'
import { CALLS } from './calls'
import { WalkClient } from './client'
import { EXPECTED } from './roles'
import { STEPS, Walk } from './walk'

let site: TestSite
let document: ApiDocument
let walk: Walk
beforeAll(async () => {
  site = await createTestSite({ RATE_LIMIT: '100000' })
  await importSampleContent(site.database.db, site.env.dataDir)
  document = (await site.get('/api/openapi.json')).json()
  const client = new WalkClient(async (request) => {
    const reply = await site.app.inject(request)
    return { status: reply.statusCode, body: reply.json() }
  }, new DocumentChecker(document))
  walk = await Walk.begin(client, (msisdn) => site.carrier.code(msisdn))
}, 60_000)
afterAll(() => site.close())

it('goes to every operation of the contract, and the description has them all', () => {
  const operations = Object.keys(OPERATIONS).sort()
  expect(Object.keys(CALLS).sort()).toEqual(operations)
  expect(Object.entries(CALLS).filter(([, calls]) => calls.length === 0)).toEqual([])
  expect([...describedOperations(document).keys()].sort()).toEqual(operations)
})

it.each(STEPS)('$title opens to those it is for, and to nobody else', async (step) => {
  expect(await walk.take(step)).toEqual(EXPECTED[CALLS[step.id][step.index]!.access])
})

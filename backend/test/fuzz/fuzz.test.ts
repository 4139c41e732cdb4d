import { setTimeout } from 'node:timers/promises'
import { OPERATIONS, type OperationId } from '@yawmi/contract'
import fc from 'fast-check'
import { type ApiDocument, DocumentChecker } from '../requests/openapi-document'
import { signIn } from '../site/sign-in'
import { createContentSite, type TestSite } from '../site/test-site'
import { type FuzzRequest, requestsFor } from './requests'

/** Requests over all operations; raised by FUZZ_REQUESTS for a long run. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 20_000)
const AT_ONCE = 20
/** A busy machine is slow for seconds; an answer that never comes is a fault, whose request is to be named. */
const MAX_MS = 30_000
/** People who send them: what one may do in a minute is bounded. */
const PEOPLE = 10
const ids = Object.keys(OPERATIONS) as OperationId[]
const ROUNDS = Math.ceil(REQUESTS / ids.length / AT_ONCE)

let site: TestSite
let document: ApiDocument
let checker: DocumentChecker
let people: string[] = []
let sent = 0
const rejections: unknown[] = []
const onRejection = (reason: unknown) => rejections.push(reason)
beforeAll(async () => {
  process.on('unhandledRejection', onRejection)
  site = await createContentSite({ RATE_LIMIT: '1000000' })
  document = (await site.get('/api/openapi.json')).json()
  checker = new DocumentChecker(document)
}, 60_000)
afterAll(async () => {
  process.off('unhandledRejection', onRejection)
  await site.close()
  process.stdout.write(`fuzz: ${sent} requests\n`)
})

/** Those whose session is still good, and others in the place of those who signed out. */
async function signedIn(tokens: string[]): Promise<string[]> {
  const replies = await Promise.all(tokens.map((token) => site.get('/api/players/subscriber-details', token)))
  const good = tokens.filter((_, index) => replies[index]?.statusCode === 200)
  while (good.length < PEOPLE) good.push(await signIn(site))
  return good
}

/** What is wrong with the answer to a request; nothing when it is none of our faults and in the shape that is described. */
async function faultsOf(id: OperationId, request: FuzzRequest): Promise<string[]> {
  sent += 1
  const reply = await Promise.race([site.app.inject(request), setTimeout(MAX_MS, undefined, { ref: false })])
  if (!reply) return ['no answer']
  if (reply.statusCode >= 500) return [`${reply.statusCode} ${reply.body}`]
  // An address bent beyond recognition is no longer this operation's.
  if (reply.statusCode === 404) return []
  return checker.faults(id, reply.statusCode, reply.json())
}

it.each(ids)(
  '%s answers whatever is sent, by the description and without a fault',
  async (id) => {
    people = await signedIn(people)
    const [method, url] = OPERATIONS[id]
    const path = url.replace(/:(\w+)/g, '{$1}')
    const key = method.toLowerCase()
    const requests = requestsFor(
      document,
      { path, method: key, operation: document.paths[path]![key]! },
      people,
      site.writeHeaders,
    )
    const property = fc.asyncProperty(fc.array(requests, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (batch) => {
      const faults = await Promise.all(batch.map((request) => faultsOf(id, request)))
      expect(faults.flat()).toEqual([])
    })
    await fc.assert(property, { numRuns: ROUNDS, endOnFailure: true })
  },
  600_000,
)

it('leaves no rejection unhandled, and a server that serves', async () => {
  expect(sent).toBeGreaterThanOrEqual(ids.length * ROUNDS * AT_ONCE)
  expect(rejections).toEqual([])
  expect((await site.get('/api/players/categories', await signIn(site))).statusCode).toBe(200)
})

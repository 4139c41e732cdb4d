import { OPERATIONS } from '@yawmi/contract'
import { createBus, type BusMessage } from '@yawmi/events'
import { forgetSession, signIn } from '@yawmi/session'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createApi } from './create-api'
import { GarbageError } from './errors'

const BASE = 'http://localhost'
let requests: Promise<void>
let onRequest: () => void
let answer: () => void

/** A server that refuses every session, when the test lets it answer. */
const network = setupServer(
  http.get(BASE + OPERATIONS.subscriberDetails[1], async () => {
    const release = new Promise<void>((resolve) => (answer = resolve))
    onRequest()
    await release
    return HttpResponse.json({ message: 'انتهت الجلسة', error: 'unauthenticated' }, { status: 401 })
  }),
)
const come = (token: string) => signIn({ token, user: { id: token, name: 'سالم', subscription_status: 'active' } })

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  localStorage.clear()
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  requests = new Promise((resolve) => (onRequest = resolve))
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => network.close())

/** What the page is told when the refusal arrives after something else happened. */
async function eventsAfter(meanwhile: () => void): Promise<BusMessage[]> {
  const bus = createBus(() => undefined)
  const messages: BusMessage[] = []
  bus.all().subscribe((message) => messages.push(message))
  const call = createApi({ base: BASE }, bus)
    .subscriberDetails()
    .catch((error: { status?: number }) => error.status)
  await requests
  meanwhile()
  answer()
  // Whoever called hears of it in any case.
  expect(await call).toBe(401)
  return messages
}

it.each([
  ['tells the page of a refused session', () => {}, [{ name: 'session/refused', payload: { status: 401 } }]],
  ['never ends the session of the subscriber who came meanwhile', () => come('second'), []],
  ['says nothing to somebody who has left already', forgetSession, []],
])('%s', async (_, meanwhile, events) => {
  come('first')
  expect(await eventsAfter(meanwhile)).toEqual(events)
})

describe('what something before the server answers', () => {
  const REFUSAL = '<h1>Access denied</h1>'
  const BODIES: [string, object | string][] = [
    ['a page', REFUSAL],
    ['a sentence', { message: 'Forbidden' }],
    ['an error of its own', { statusCode: 403, error: 'Forbidden', message: 'No' }],
  ]
  const ANSWERS = BODIES.flatMap(([what, body]) => [401, 403].map((status) => ({ what, body, status })))

  it.each(ANSWERS)('ends no session and leads nowhere with $status and $what', async ({ body, status }) => {
    come('first')
    const theirs = () =>
      typeof body === 'string' ? HttpResponse.html(body, { status }) : HttpResponse.json(body, { status })
    network.use(http.get(BASE + OPERATIONS.categories[1], theirs))
    const bus = createBus(() => undefined)
    const messages: BusMessage[] = []
    bus.all().subscribe((message) => messages.push(message))
    await expect(createApi({ base: BASE }, bus).categories()).rejects.toBeInstanceOf(GarbageError)
    expect(messages).toEqual([])
  })

  it('is told as nothing of ours in the place of a CSRF token too', async () => {
    const service = 'http://api.example'
    network.use(http.get(service + OPERATIONS.xsrfToken[1], () => HttpResponse.html(REFUSAL)))
    const write = createApi(
      { base: service },
      createBus(() => undefined),
    ).contact({} as never)
    await expect(write).rejects.toBeInstanceOf(GarbageError)
  })
})

import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import type { ApiDocument } from '../requests/openapi-document'
import { Figures } from './figures'
import { HuntedServer } from './hunted-server'
import { hostileShots } from './kinds'
import { ownAddress, People } from './people'
import { Gun } from './send'
import { WHOLE_MS } from './wire'
import { describe as describeShot, isRaw, type Outcome } from './shot'

/** `npm run test:hunt` asks for 100,000; the checks run a short form. */
const REQUESTS = Number(process.env.HUNT_REQUESTS ?? 2_000)
const SEED = Number(process.env.HUNT_SEED ?? 20_261_122)
const AT_ONCE = 40
/** Between two rounds it is seen to that enough people are signed in: some requests sign out, and erase accounts. */
const ROUND = 500
const PEOPLE = 12
const LONGEST_ANSWER_MS = 10_000
/** Where the server has seen every kind of request, and has its caches filled. */
const WARM_UP = 0.3
/** Megabytes that resident memory may grow after that, and the heap without its garbage. */
const MAX_GROWTH = 96
const MAX_HEAP_GROWTH = 24
/** Limits are on; one network of some thousands sends so much that it meets them. */
const LIMITS = { RATE_LIMIT: '60', SIGN_IN_LIMIT: '60', PAGE_LIMIT: '60', TRUST_PROXY: 'loopback' }

let server: HuntedServer
let people: People
let gun: Gun
let document: ApiDocument
const figures = new Figures()
const faults: string[] = []
let began: number
let heap: { warm: number; last: number }

beforeAll(async () => {
  server = await HuntedServer.start(LIMITS)
  people = new People(server.address, PEOPLE)
  gun = new Gun(server.ports)
  document = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as ApiDocument
  await hunt()
}, 3_600_000)
afterAll(async () => {
  gun.close()
  await server.stop()
}, 60_000)

/** A client that was refused while it still wrote is hung up on by design: its body was beyond what is read. */
const MAY_HANG_UP = 60 * 1024

/**
 * How many may be answered 503 with `retry-after`: on a machine that is busy with much else, a deadline of the database
 * (3 s for a lock) may pass. Limits say 429.
 */
const MAX_UNAVAILABLE = Math.ceil(REQUESTS / 1_000)

function faultOf({ shot, status, ms, excerpt, hasRetryAfter, error }: Outcome): string | undefined {
  const what = `${describeShot(shot)} → ${status} ${excerpt || error}`
  const isUnavailable = status === 503 && hasRetryAfter && ms <= LONGEST_ANSWER_MS
  if (isUnavailable && (figures.byStatus.get(503) ?? 0) <= MAX_UNAVAILABLE) return undefined
  if (status >= 500) return `${status}: ${what}`
  if (ms > LONGEST_ANSWER_MS) return `${ms.toFixed(0)} ms: ${what}`
  if (status === 0 && shot.kind === 'wire' && ms > WHOLE_MS - 500) return `neither an answer nor a goodbye: ${what}`
  if (status === 0 && !isRaw(shot.request)) {
    // What cannot be read as HTTP is answered with a body even where a HEAD was meant.
    if (shot.request.method === 'HEAD' && error?.startsWith('HPE_')) return undefined
    const length = Buffer.byteLength(shot.request.body ?? '')
    if (length < MAY_HANG_UP) return `no answer (${error}): ${what}`
  }
  return undefined
}

async function hunt(): Promise<void> {
  began = performance.now()
  const watch = setInterval(() => figures.look(server.rss()), 200)
  figures.look(server.rss())
  let warm = 0
  for (let round = 0; figures.sent < REQUESTS && server.ended === undefined; round++) {
    await people.gather()
    const shots = fc.sample(hostileShots(document, people), {
      seed: SEED + round,
      numRuns: Math.min(ROUND, REQUESTS - figures.sent),
    })
    const fire = async () => {
      for (let shot = shots.pop(); shot; shot = shots.pop()) {
        const outcome = await gun.fire(shot)
        figures.add(outcome)
        const fault = faultOf(outcome)
        if (fault && faults.length < 30) faults.push(fault)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, fire))
    if (!warm && figures.sent >= REQUESTS * WARM_UP) warm = await server.heap()
  }
  clearInterval(watch)
  const seconds = (performance.now() - began) / 1_000
  await sleep(200)
  heap = { warm, last: await server.heap() }
  figures.look(server.rss())
  process.stdout.write(`${figures.print(SEED, seconds)}\n`)
  const inMegabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0)
  process.stdout.write(
    `hunt: heap after its garbage was collected ${inMegabytes(heap.warm)} MB when warm, ${inMegabytes(heap.last)} MB at last; resident memory grew ${figures.growth(REQUESTS * WARM_UP).toFixed(0)} MB meanwhile\n`,
  )
}

it('answers every hostile request within 10 seconds, none of them with a fault of its own', () => {
  expect(faults).toEqual([])
  expect(figures.sent).toBe(REQUESTS)
})

it('limits the one network that asks for too much', () => {
  expect(figures.byStatus.get(429)).toBeGreaterThan(0)
})

it('needs no more memory at the end than when it was warm', () => {
  expect((heap.last - heap.warm) / 1024 / 1024).toBeLessThan(MAX_HEAP_GROWTH)
  expect(figures.growth(REQUESTS * WARM_UP)).toBeLessThan(MAX_GROWTH)
})

it('still serves: people sign in, pages and lists are there', async () => {
  expect(server.ended).toBeUndefined()
  const later = new People(server.address, 1)
  await later.gather()
  const headers = { ...ownAddress(), authorization: `Bearer ${later.tokens[0]}` }
  for (const path of ['/readyz', '/', '/home', '/api/players/categories'])
    expect((await fetch(server.address + path, { headers })).status).toBe(200)
})

// Looked through last: it takes a minute and more, after which connections that were kept are closed.
it('writes no token, number or pair into its log, and nothing onto its error stream', () => {
  const { stdout, stderr } = server.process
  expect(stdout.split('\n').length).toBeGreaterThan(REQUESTS / 10)
  expect(people.secrets.length).toBeGreaterThan(PEOPLE)
  // A time of many digits may hold any number.
  const lines = stdout.replace(/"responseTime":[\d.e-]+/g, '').split('\n')
  const log = lines.join('\n')
  const telling = people.secrets.filter((secret) => log.includes(secret))
  expect(telling.map((secret) => lines.find((line) => line.includes(secret)))).toEqual([])
  expect(
    stdout.split('\n').filter((line) => /"level":(50|60)/.test(line) && !line.includes('"msg":"unavailable"')),
  ).toEqual([])
  expect(stderr).toBe('')
})

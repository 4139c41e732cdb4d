import { XSRF_COOKIE, XSRF_HEADER } from '@yawmi/contract'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type PostgresServer, startPostgresServer } from '../../test/processes/postgres-server'
import { buildPrograms, removeFolder, ServerProcess } from '../../test/processes/server-process'
import { SiteClient } from '../../test/processes/site-client'
import { newNumber } from '../../test/site/sign-in'
import { connect } from '../infrastructure/db/connect'
import { queueWork } from '../infrastructure/job-queue/job-queue'

/** A span as OTLP has it in JSON. */
interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
}

interface TraceRequest {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
}

/** Kind of a span: of a request that a server got. */
const OF_SERVER = 2
/** Trace and span of whoever calls the site. */
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = '00f067aa0ba902b7'

let collector: Server
let received: { body: string; headers: IncomingHttpHeaders }[]
let programs: string
let postgres: PostgresServer
let folder: string
beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { url, headers } = request
      if (url === '/v1/traces') received.push({ body: Buffer.concat(chunks).toString(), headers })
      response.end('{}')
    })
  }).listen(0, 'localhost')
  ;[programs, postgres] = await Promise.all([buildPrograms(), startPostgresServer(), once(collector, 'listening')])
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-traces-'))
}, 60_000)
beforeEach(() => (received = []))
afterAll(async () => {
  collector.closeAllConnections()
  collector.close()
  await postgres.stop()
  removeFolder(folder)
}, 30_000)

const spansOf = (bodies: typeof received) =>
  bodies
    .flatMap(({ body }) => (JSON.parse(body) as TraceRequest).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)

/** Has a server do something and stop, which sends all its spans. @returns its log */
async function served(
  variables: Record<string, string>,
  work: (address: string, server: ServerProcess) => Promise<unknown>,
): Promise<string> {
  const { port } = collector.address() as AddressInfo
  const server = new ServerProcess(programs, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${port}`,
    LOG_LEVEL: 'info',
    DATABASE_URL: postgres.url,
    OTP_SECRET: 'traces'.repeat(8),
    YAWMI_DATA_DIR: folder,
    ...variables,
  })
  try {
    const address = await server.ready()
    await work(address, server)
    expect(await server.kill('SIGTERM')).toMatchObject({ code: 0, stderr: '' })
    return server.stdout
  } finally {
    void server.kill('SIGKILL')
  }
}

const called = { traceparent: `00-${TRACE}-${CALLER}-01`, baggage: 'kind=secret' }

it('a sign-up is one trace: requests, what each asks of the database, and the calls to the carrier', async () => {
  const msisdn = newNumber()
  let token = ''
  const log = await served({ OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b' }, async (address) => {
    token = await new SiteClient(address, called).signIn(msisdn)
    const person = new SiteClient(address)
    for (const page of [`/api/none?msisdn=${msisdn}`, '/assets/none.js', '/readyz']) await person.call(page)
  })

  const spans = spansOf(received)
  const inTrace = spans.filter(({ traceId }) => traceId === TRACE)
  const requests = inTrace.filter(({ kind }) => kind === OF_SERVER)
  expect(requests.map(({ name }) => name)).toEqual(expect.arrayContaining(['POST login', 'POST confirmOtp']))
  expect(new Set(requests.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([CALLER]))
  const within = (name: string) => {
    const request = requests.find((span) => span.name === name)
    return inTrace.filter(({ parentSpanId }) => parentSpanId === request?.spanId).map((span) => span.name)
  }
  expect(within('POST login')).toEqual(expect.arrayContaining(['carrier sendOtp', expect.stringMatching(/^INSERT /)]))
  expect(within('POST confirmOtp')).toEqual(expect.arrayContaining(['BEGIN', 'COMMIT', 'INSERT subscribers']))
  const ids = new Set(requests.map(({ spanId }) => spanId))
  expect(inTrace.filter(({ parentSpanId = '' }) => !ids.has(parentSpanId) && parentSpanId !== CALLER)).toEqual([])

  // What nobody began is a trace of its own; files and health checks are in none.
  const others = spans.filter((span) => span.kind === OF_SERVER && span.traceId !== TRACE)
  expect(others).toHaveLength(1)
  const lines = log.split('\n').filter((line) => line.includes('"trace_id"'))
  const traced = new Set(lines.map((line) => (JSON.parse(line) as { trace_id: string }).trace_id))
  expect(traced).toEqual(new Set([TRACE, others[0]?.traceId]))

  expect(received[0]?.headers['x-key']).toBe('a b')
  const sent = received.map(({ body }) => body).join('')
  for (const secret of [msisdn, msisdn.slice(4), token, 'msisdn=', 'secret']) expect(sent).not.toContain(secret)
}, 60_000)

it('what workers do for nobody who waits is traced too: a job of the queue, a message', async () => {
  const spans = () => spansOf(received)
  const of = (name: string) => spans().find((span) => span.name === name)
  await served({}, async (address) => {
    const person = new SiteClient(address, called)
    await person.signIn(newNumber())
    const db = connect({ connectionString: postgres.url, max: 1 })
    await queueWork(db, 'erase_person', { erasure: randomUUID() }, { key: 'now', afterSeconds: 0 })
    await db.$client.end()
    while (!of('job erase_person') || !of('carrier sendSms')) await wait(100)
  })
  const [job, message] = [of('job erase_person')!, of('carrier sendSms')!]
  const within = spans().filter(({ parentSpanId }) => parentSpanId === job.spanId)
  expect(within.map(({ name }) => name)).toEqual(['SELECT erasures'])
  expect(new Set([job, message].map(({ parentSpanId }) => parentSpanId || undefined))).toEqual(new Set([undefined]))
  expect(new Set([TRACE, job.traceId, message.traceId]).size).toBe(3)
}, 60_000)

/** Asks for a code by a body of which the second half comes later, as over a slow network. */
async function loginSlowly(address: string): Promise<number> {
  const { data } = (await (await fetch(`${address}/api/xsrf-token`)).json()) as { data: { token: string } }
  const pair = { cookie: `${XSRF_COOKIE}=${data.token}`, [XSRF_HEADER]: data.token }
  const json = { 'content-type': 'application/json' }
  const script = { method: 'POST', headers: { ...pair, ...json }, body: '{}' }
  const protection = await (await fetch(`${address}/api/players/protected-script`, script)).json()
  const { success } = protection as { success: { transaction_identify: string } }
  const text = JSON.stringify({ msisdn: newNumber(), device_type: 'web', ...success })
  async function* halves() {
    yield Buffer.from(text.slice(0, 10))
    await wait(100)
    yield Buffer.from(text.slice(10))
  }
  // Node's fetch takes what is read piece by piece, of which its types speak as a stream alone.
  const body = halves() as unknown as ReadableStream
  const init = { method: 'POST', headers: { ...called, ...pair, ...json }, body, duplex: 'half' } as RequestInit
  return (await fetch(`${address}/api/players/login`, init)).status
}

it('at a share of 0 none begins here, and what a caller began goes on, also after a slow body', async () => {
  await served({ OTEL_TRACES_SAMPLER_ARG: '0' }, async (address) => {
    await new SiteClient(address).call('/api/xsrf-token')
    expect(await loginSlowly(address)).toBe(200)
  })
  const spans = spansOf(received)
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]))
  expect(spans.map(({ name }) => name)).toContain('carrier sendOtp')
}, 60_000)

it('a collector that is away costs one line and no request', async () => {
  const away = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:9' }
  const log = await served(away, async (address, server) => {
    expect((await new SiteClient(address).call('/api/xsrf-token')).status).toBe(200)
    // Spans are sent every five seconds.
    while (!server.stdout.includes('collector of traces')) await wait(100)
    expect((await new SiteClient(address).call('/api/xsrf-token')).status).toBe(200)
  })
  expect(log.match(/collector of traces/g)).toHaveLength(1)
}, 60_000)

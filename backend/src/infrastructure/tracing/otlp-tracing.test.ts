import type { IncomingMessage } from 'node:http'
import { OtlpTracing } from './otlp-tracing'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = '00f067aa0ba902b7'

/** Of a collector that is never reached: nothing is sent within these tests. */
const tracing = new OtlpTracing({
  ...{ endpoint: 'http://localhost:9', headers: {}, serviceName: 'yawmi', share: 1 },
  warn: () => undefined,
})

const request = (url: string, headers: Record<string, string> = {}) => ({ url, headers }) as unknown as IncomingMessage

it('whoever is called gets the trace of the request, and the call as its parent', async () => {
  const called = request('/api/players/login', { traceparent: `00-${TRACE}-${CALLER}-01`, baggage: 'a=b' })
  const headers = await new Promise<Record<string, string>>((resolve) =>
    tracing.runRequest(called, () => void tracing.runCall('sendOtp', async () => resolve(tracing.outgoingHeaders()))),
  )
  expect(Object.keys(headers)).toEqual(['traceparent'])
  expect(headers.traceparent).toMatch(new RegExp(`^00-${TRACE}-(?!${CALLER})[0-9a-f]{16}-01$`))
})

it('a call that belongs to no request is a trace of its own, and what it calls goes on with it', async () => {
  const headers = await tracing.runCall('charge', async () => tracing.outgoingHeaders())
  expect(headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
})

it('a job’s calls are of its trace', async () => {
  const own = () => tracing.outgoingHeaders().traceparent?.split('-')[1]
  const [job, call] = await tracing.runJob('purge', async () => [
    own(),
    await tracing.runCall('charge', async () => own()),
  ])
  expect([job, tracing.outgoingHeaders()]).toEqual([call, {}])
  expect(job).toMatch(/^[0-9a-f]{32}$/)
})

it('a look for events of the carrier, and a statement that belongs to nothing, are made without a trace', async () => {
  expect(await tracing.runCall('events', async () => tracing.outgoingHeaders())).toEqual({})
  expect(tracing.beginQuery('SELECT 1')).toBeUndefined()
})

it('a failed call fails as it did', async () => {
  const failed = Object.assign(new Error('no'), { failure: 'refused' })
  const made = new Promise((resolve, reject) =>
    tracing.runRequest(
      request('/api/x'),
      () => void tracing.runCall('charge', () => Promise.reject(failed)).then(resolve, reject),
    ),
  )
  await expect(made).rejects.toBe(failed)
})

it.each(['/assets/shell.js', '/remotes/content/1/a.js', '/readyz', '/healthz', '/embed.js'])(
  '%s is in no trace',
  (url) => {
    expect(tracing.traceIdOf(request(url))).toBeUndefined()
  },
)

it('what is not a trace is not gone on with', () => {
  const id = tracing.traceIdOf(request('/api/x', { traceparent: `00-${TRACE}-zz-01` }))
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(id).not.toBe(TRACE)
})

import { DrizzleQueryError } from 'drizzle-orm'
import Fastify from 'fastify'
import { logging } from './logging'

it.each([
  ['/webview/profile/a-token?x=1', '/webview/profile/[redacted]'],
  [`/saved/${'a'.repeat(32)}/${'w'.repeat(32)}.png`, '/saved/[redacted]'],
  ['/WEBVIEW/profile/a-token', '/webview/profile/[redacted]'],
  ['//webview//profile/a-token', '/webview/profile/[redacted]'],
  ['/webview/%70rofile/a-token', '/webview/profile/[redacted]'],
  ['/api/players/login?msisdn=0912345678', '/api/players/login'],
])('a line about %s names no more than %s', async (url, path) => {
  const lines: string[] = []
  const app = Fastify(logging('info', { write: (line) => lines.push(line) }))
  app.get('/*', async () => 'ok')
  await app.inject(url)
  const logged = lines.map((line) => (JSON.parse(line) as { req?: { path: string } }).req?.path)
  expect(logged).toContain(path)
  // No hexadecimal digits: each line has a random id.
  expect(lines.join('')).not.toMatch(/a-token|wwww|0912345678/)
})

it('a line about a failed query says no line of what somebody wrote', () => {
  const lines: string[] = []
  const app = Fastify(logging('info', { write: (line) => lines.push(line) }))
  const failed = new DrizzleQueryError(
    'insert into messages',
    ['first line\n    at home\nsecond line'],
    new Error('it is away'),
  )
  app.log.error({ err: failed }, 'failed')
  const { err } = JSON.parse(lines.join('')) as { err: { message: string; stack: string; cause: { message: string } } }
  expect(err).toMatchObject({ message: 'Failed query: insert into messages', cause: { message: 'it is away' } })
  expect(err.stack).toMatch(/^Error: Failed query: insert into messages\n {4}at .*logging\.test/)
  expect(lines.join('')).not.toMatch(/first line|at home|second line/)
})

it('a line about a failure says its code, and none about a one-time code', () => {
  const lines: string[] = []
  const app = Fastify(logging('info', { write: (line) => lines.push(line) }))
  app.log.error({ err: Object.assign(new Error('it failed'), { code: '57P01' }), body: { code: '1234' } }, 'failed')
  const line = JSON.parse(lines.join('')) as { err: { code: string }; body: { code: string } }
  expect(line.err.code).toBe('57P01')
  expect(line.body.code).toBe('[redacted]')
})

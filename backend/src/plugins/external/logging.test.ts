import Fastify from 'fastify'
import { logging } from './logging'

it.each([
  ['/webview/profile/a-token?x=1', '/webview/profile/[redacted]'],
  [`/saved/${'a'.repeat(32)}/${'b'.repeat(32)}.png`, '/saved/[redacted]'],
  ['/api/players/login?msisdn=0912345678', '/api/players/login'],
])('a line about %s names no more than %s', async (url, path) => {
  const lines: string[] = []
  const app = Fastify(logging('info', { write: (line) => lines.push(line) }))
  app.get('/*', async () => 'ok')
  await app.inject(url)
  const told = lines.map((line) => (JSON.parse(line) as { req?: { path: string } }).req?.path)
  expect(told).toContain(path)
  expect(lines.join('')).not.toMatch(/a-token|bbbb|0912345678/)
})

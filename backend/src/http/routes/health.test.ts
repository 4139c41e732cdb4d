import Fastify from 'fastify'
import { healthRoutes } from './health'

it('logs once what the site lacks, each time that it is another part, and once that nothing is lacking any more', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg) }
  const app = Fastify({ logger: { level: 'warn', stream } })
  let missing: string[] = []
  await app.register(healthRoutes, { pools: [], readiness: { contentReady: true }, missing: () => missing })
  const statuses: number[] = []
  for (missing of [[], ['no home'], ['no home'], ['no home', 'no landing'], [], []])
    statuses.push((await app.inject('/readyz')).statusCode)
  await app.close()
  expect(statuses).toEqual([200, 503, 503, 503, 200, 200])
  expect(lines).toEqual([
    'not ready: no home',
    'not ready: no home',
    'not ready: no landing',
    'the site is whole again',
  ])
})

import { setTimeout as wait } from 'node:timers/promises'
import { keepWarm } from './warm-up'

it('requests a page once more where its rendering came too late for the first time, and all again after a release', async () => {
  const requested: string[] = []
  const late = new Set(['/slow'])
  let revision = '1'
  const stop = keepWarm(
    {
      addresses: () => ['/quick', '/slow'],
      request: async (address) => void requested.push(address),
      settled: async () => late.delete(requested.at(-1) ?? ''),
      revision: () => revision,
    },
    5,
  )
  await wait(50)
  expect(requested).toEqual(['/quick', '/slow', '/slow'])
  revision = '2'
  await wait(50)
  expect(requested.slice(3)).toEqual(['/quick', '/slow'])
  await stop()
  revision = '3'
  await wait(50)
  expect(requested).toHaveLength(5)
})

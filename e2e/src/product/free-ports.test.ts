import net from 'node:net'
import { expect, test } from '@playwright/test'
import { freePorts } from './free-ports'

test('finds ports in a row where somebody listens on others', async () => {
  const [one, other] = [await freePorts(), await freePorts()]
  const server = net.createServer()
  await new Promise<void>((resolve) => server.listen(one, resolve))
  const { random } = Math
  try {
    // The same draw again: the first place is taken now, the second is free.
    const draws = [one, other].map((first) => (first - 20_000 + 0.5) / (12_000 - 8))
    Math.random = () => draws.shift() ?? 0.99
    expect(await freePorts()).toBe(other)
  } finally {
    Math.random = random
    server.close()
  }
})

import net from 'node:net'
import { freePorts } from './free-ports.mjs'

it('finds ports in a row where somebody listens on others', async () => {
  const [one, other] = [await freePorts(), await freePorts()]
  const server = net.createServer()
  await new Promise((resolve) => server.listen(one, resolve))
  try {
    // The same draw again: the first place is taken now, the second is free.
    const draws = [one, other].map((first) => (first - 20_000 + 0.5) / (12_000 - 8))
    const random = jest.spyOn(Math, 'random').mockImplementation(() => draws.shift() ?? 0.99)
    expect(await freePorts()).toBe(other)
    random.mockRestore()
  } finally {
    server.close()
  }
})

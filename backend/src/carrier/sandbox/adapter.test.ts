import { describeCarrier } from '../testing/conformance'
import { startTestCarrier, type TestCarrier } from '../testing/sandbox-in-process'
import { SandboxClient } from './client'
import { sandboxCarrier } from './adapter'

let running: TestCarrier
beforeAll(async () => (running = await startTestCarrier()))
afterAll(() => running.stop())

describeCarrier('the sandbox', () => ({
  carrier: running.carrier,
  numbers: {
    well: '+218911111111',
    noCredit: '+218911111402',
    expired: '+218911111406',
    refused: '+218911111300',
    down: '+218911111503',
    slow: '+218911111504',
  },
  delivered: async (msisdn) => (await running.messages(msisdn)).map(({ text }) => text),
}))

describe('the sandbox adapter', () => {
  it('says unavailable when nobody listens', async () => {
    const carrier = sandboxCarrier(new SandboxClient('/nowhere.sock'))
    await expect(carrier.subscriber('+218911111111')).rejects.toMatchObject({ failure: 'unavailable' })
  })

  it("keeps the sandbox's time, which can be moved", async () => {
    const before = running.carrier.clock.now().getTime()
    await running.client.call('POST', '/sandbox/clock', 1_000, { advance: 'PT24H' })
    expect(running.carrier.clock.now().getTime() - before).toBeGreaterThanOrEqual(86_400_000)
  })
})

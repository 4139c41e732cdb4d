import { describeCarrier } from '../../../../test/carrier/run-conformance'
import { startTestCarrier, type TestCarrier } from '../../../../test/carrier/sandbox-in-process'
import { sandboxTarget } from '../../../../test/carrier/sandbox-target'
import { SandboxClient } from './client'
import { sandboxCarrier } from './adapter'

/** Node's own agent gives a line up that was at rest for so long. */
const AGENT_KEEPS_SECONDS = 5

let running: TestCarrier
beforeAll(async () => (running = await startTestCarrier()))
afterAll(() => running.stop())

describeCarrier('the sandbox', () => sandboxTarget(running))

describe('the sandbox adapter', () => {
  it('says unavailable when nobody listens', async () => {
    const carrier = sandboxCarrier(new SandboxClient('/nowhere.sock'))
    await expect(carrier.subscriber('+218911111111')).rejects.toMatchObject({ failure: 'unavailable' })
  })

  it('never writes to a line on which the sandbox hangs up: it gives lines up earlier', async () => {
    const { headers } = await running.client.send({ method: 'GET', path: '/carrier/clock', deadline: 5_000 })
    const [, seconds] = /timeout=(\d+)/.exec(String(headers['keep-alive'])) ?? []
    expect(Number(seconds)).toBeGreaterThan(2 * AGENT_KEEPS_SECONDS)
  })

  it('says pending of charges until the sandbox decides them, each by the balance that is there then', async () => {
    const carrier = sandboxCarrier(running.client)
    const play = (path: string, body: object) => running.client.call('POST', `/sandbox/${path}`, 1_000, body)
    const [rich, poor] = ['+218917770001', '+218917770002']
    const { cursor } = await running.events()
    await play('faults', { fault: 'charge_pending', on: true })
    for (const msisdn of [rich, poor, rich])
      expect(await carrier.charge({ key: `later-${msisdn}`, msisdn, amount: 250 })).toMatchObject({
        outcome: 'pending',
      })
    expect(await carrier.queryCharge(`later-${rich}`)).toMatchObject({ outcome: 'pending', amount: 250 })
    await play('balance', { msisdn: poor, balance: 0 })
    const taken = await carrier.listCharges(null)
    await play('faults', { fault: 'charge_pending', on: false })

    expect(await carrier.queryCharge(`later-${rich}`)).toMatchObject({ outcome: 'charged', amount: 250 })
    expect(await carrier.queryCharge(`later-${poor}`)).toMatchObject({ outcome: 'refused' })
    expect((await carrier.listCharges(taken.cursor)).charges).toMatchObject([{ key: `later-${rich}`, amount: 250 }])
    expect((await carrier.events(cursor)).events).toMatchObject([{ kind: 'charge_failed', msisdn: poor }])
  })

  it("keeps the sandbox's time, which can be moved", async () => {
    const before = running.carrier.clock.now().getTime()
    await running.client.call('POST', '/sandbox/clock', 1_000, { advance: 'PT24H' })
    expect(running.carrier.clock.now().getTime() - before).toBeGreaterThanOrEqual(86_400_000)
  })
})

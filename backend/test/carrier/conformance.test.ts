import { CONFORMANCE } from './conformance/conformance'
import { startTestCarrier, type TestCarrier } from './sandbox-in-process'
import { sandboxTarget } from './sandbox-target'
import { SEEDED_FAULTS } from './seeded-faults'

let running: TestCarrier
beforeAll(async () => (running = await startTestCarrier()))
afterAll(() => running.stop())

/** Checks that were seen to pass without a fault. */
const passed = new Set<string>()

describe('the conformance test', () => {
  it.each(SEEDED_FAULTS.map((fault) => [fault.what, fault] as const))(
    'fails on an adapter that %s',
    async (_, fault) => {
      const check = CONFORMANCE.find(({ name }) => name === fault.foundBy)
      if (!check) throw new Error(`no check is called "${fault.foundBy}"`)
      const target = sandboxTarget(running)
      const faulty = { ...target, carrier: { ...target.carrier, ...fault.seed(target.carrier) } }
      await expect(check.run(faulty)).rejects.toThrow()
      // The same check passes without the fault: it is the fault that was found.
      if (!passed.has(check.name)) await check.run(target)
      passed.add(check.name)
    },
  )

  it('has no check that nothing can fail', () => {
    const found = new Set(SEEDED_FAULTS.map(({ foundBy }) => foundBy))
    expect(CONFORMANCE.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([])
  })
})

import { CONFORMANCE } from './conformance/conformance'
import type { ConformanceTarget } from './conformance/target'

/** Runs the conformance test in a test file of an adapter, with a way to its test account. */
export function describeCarrier(name: string, target: () => ConformanceTarget): void {
  describe(`${name} as a carrier`, () => {
    it.each(CONFORMANCE.map((check) => [check.name, check] as const))('%s', (_, check) => check.run(target()))
  })
}

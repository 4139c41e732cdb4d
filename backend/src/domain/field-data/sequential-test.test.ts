import { addEvidence, isSharedFault, noEvidence, reasonToWithdraw } from './sequential-test'

/** The same numbers at every run (mulberry32). */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
const SEED = Number(process.env.EXAMPLES) || 18
/** Loads a minute of the remote on all devices. */
const LOADS_A_MINUTE = 6_000
const LOOKS_A_MINUTE = 6
const SHARE = 0.05

/** Runs a canary for some minutes. @returns the minute in which it is withdrawn; undefined where it is not */
function run(random: () => number, minutes: number, failureRate: number, times: number): number | undefined {
  const failuresOf = (loads: number, probability: number) => {
    let failures = 0
    for (let load = 0; load < loads; load += 1) if (random() < probability) failures += 1
    return failures
  }
  let evidence = noEvidence()
  for (let look = 1; look <= minutes * LOOKS_A_MINUTE; look += 1) {
    const all = Math.round((LOADS_A_MINUTE / LOOKS_A_MINUTE) * (0.5 + random()))
    const canary = failuresOf(all, SHARE)
    evidence = addEvidence(
      evidence,
      { loads: canary, failures: failuresOf(canary, failureRate * times) },
      { loads: all - canary, failures: failuresOf(all - canary, failureRate) },
    )
    if (reasonToWithdraw(evidence) !== undefined) return look / LOOKS_A_MINUTE
  }
  return undefined
}

const CANARIES = 1_000
const FAILURE_RATES = [0.01, 0.02, 0.05]

it(`withdraws at most 1 % of ${CANARIES} canaries that fail as often as the current version (seed ${SEED})`, () => {
  const random = generator(SEED)
  let withdrawn = 0
  for (let canary = 0; canary < CANARIES; canary += 1)
    if (run(random, 30, FAILURE_RATES[canary % 3]!, 1) !== undefined) withdrawn += 1
  expect(withdrawn).toBeLessThanOrEqual(CANARIES * 0.01)
}, 120_000)

it(`withdraws at least 99 % of ${CANARIES} that fail three times as often, before 5 % of devices had them for 10 minutes`, () => {
  const random = generator(SEED + 1)
  let withdrawn = 0
  for (let canary = 0; canary < CANARIES; canary += 1)
    if ((run(random, 10, FAILURE_RATES[canary % 3]!, 3) ?? Infinity) < 10) withdrawn += 1
  expect(withdrawn).toBeGreaterThanOrEqual(CANARIES * 0.99)
}, 120_000)

it('waits for 200 loads, or for 20 failures at three times the rate', () => {
  const current = { loads: 5_000, failures: 5 }
  const after = (loads: number, failures: number) =>
    reasonToWithdraw(addEvidence(noEvidence(), { loads, failures }, current))
  expect(after(19, 19)).toBeUndefined()
  expect(after(20, 20)).toBe('20 of 20 loads failed, and 5 of 5000 of the current version')
  expect(after(199, 12)).toBeUndefined()
  expect(after(200, 12)).toBeDefined()
})

it('takes failures without loads for as many loads, and none as evidence while one version alone is loaded', () => {
  const forged = addEvidence(noEvidence(), { loads: 0, failures: 50 }, { loads: 0, failures: 0 })
  expect(forged.canary).toEqual({ loads: 50, failures: 50 })
  expect(reasonToWithdraw(forged)).toBeUndefined()
})

it('tells a fault of all remotes from one of the canary', () => {
  const before = { loads: 10_000, failures: 50 }
  expect(isSharedFault({ loads: 100, failures: 40 }, before)).toBe(true)
  expect(isSharedFault({ loads: 1_000, failures: 6 }, before)).toBe(false)
})

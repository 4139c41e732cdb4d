/** Loads of a version, and how many of them failed. */
export interface Outcomes {
  loads: number
  failures: number
}

/** What has been seen of a canary and of the current version so far. */
export interface Evidence {
  canary: Outcomes
  current: Outcomes
  /** Log likelihood ratio of each of `RATIOS` against equal rates of failure. */
  logLikelihood: number[]
}

/** How many times more often a canary may fail; which of them it is, is not known before. */
const RATIOS = [1.5, 2, 3, 5, 10, 30]
/** Probability with which a canary that fails as often as the current version is ever withdrawn. */
export const FALSE_ALARM = 0.01
/** Loads before a canary is judged, unless failures are as many and as frequent as below. */
const MIN_LOADS = 200
const MIN_FAILURES = 20
const CLEAR_RATIO = 3

export const noEvidence = (): Evidence => ({
  canary: { loads: 0, failures: 0 },
  current: { loads: 0, failures: 0 },
  logLikelihood: RATIOS.map(() => 0),
})

/**
 * Adds what was seen since the last look. Of the failures of both versions, each is the canary's with a probability that
 * follows from the loads alone where both fail equally often: the ratio of a mixture of worse rates to that is a martingale, which
 * exceeds 1 / `FALSE_ALARM` with at most that probability, however often somebody looks (mixture SPRT; Ville's inequality). Each look
 * has its own share of loads, so that the canary's share may change meanwhile.
 */
export function addEvidence(before: Evidence, canary: Outcomes, current: Outcomes): Evidence {
  const [ours, theirs] = [sound(canary), sound(current)]
  const share = ours.loads / Math.max(1, ours.loads + theirs.loads)
  const likelihood = (ratio: number) => {
    // Where only one version was loaded, its failures say nothing of the other.
    if (share === 0 || share === 1) return 0
    const worse = (ratio * share) / (ratio * share + 1 - share)
    return ours.failures * Math.log(worse / share) + theirs.failures * Math.log((1 - worse) / (1 - share))
  }
  return {
    canary: sum(before.canary, ours),
    current: sum(before.current, theirs),
    logLikelihood: RATIOS.map((ratio, index) => (before.logLikelihood[index] ?? 0) + likelihood(ratio)),
  }
}

/** Why a canary is to be withdrawn; undefined while it may go on. */
export function reasonToWithdraw({ canary, current, logLikelihood }: Evidence): string | undefined {
  const largest = Math.max(...logLikelihood)
  const mixture = logLikelihood.reduce((total, one) => total + Math.exp(one - largest), 0) / RATIOS.length
  if (largest + Math.log(mixture) < Math.log(1 / FALSE_ALARM)) return undefined
  const isClear = canary.failures >= MIN_FAILURES && rate(canary) >= CLEAR_RATIO * rate(current)
  if (canary.loads < MIN_LOADS && !isClear) return undefined
  return `${canary.failures} of ${canary.loads} loads failed, and ${current.failures} of ${current.loads} of the current version`
}

/** Failures of one moment that all remotes share, such as a network or a host that is down. */
const SHARED = { failures: 5, ratio: 3 }

/** Whether the other remotes fail far more than they did: what fails then says nothing of a canary. */
export const isSharedFault = (now: Outcomes, before: Outcomes): boolean =>
  now.failures >= SHARED.failures && rate(now) >= SHARED.ratio * Math.max(rate(before), 0.01)

/** Reports can be forged: no more failures than loads. */
const sound = ({ loads, failures }: Outcomes): Outcomes => ({
  loads: Math.max(0, loads, failures),
  failures: Math.max(0, failures),
})
const sum = (one: Outcomes, other: Outcomes) => ({
  loads: one.loads + other.loads,
  failures: one.failures + other.failures,
})
const rate = ({ loads, failures }: Outcomes) => failures / Math.max(1, loads)

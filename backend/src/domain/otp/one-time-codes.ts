import { CodeJudge } from './code-judge'
import { CodeSender } from './code-sender'
import { NumberLock, type OtpDeps } from './number-lock'
import { NumberProver } from './number-prover'

/** One-time codes: what sends and what judges them, and what signs a number in by its own message instead. */
export function oneTimeCodes(deps: OtpDeps) {
  const lock = new NumberLock(deps)
  return { sender: new CodeSender(deps, lock), judge: new CodeJudge(deps, lock), prover: new NumberProver(deps, lock) }
}

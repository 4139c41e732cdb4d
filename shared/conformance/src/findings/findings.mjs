import { CHECKS } from './checks.mjs'
import { skippedOf } from './skipped.mjs'

/**
 * @param {import('../inspect/seen.d.ts').Seen} seen
 * @returns {{ findings: import('./finding.mjs').Finding[], passed: string[], skipped: string[] }} passed: names of the checks that found nothing
 */
export function findingsOf(seen) {
  const skipped = skippedOf(seen)
  const results = Object.entries(CHECKS).map(([name, check]) => /** @type {const} */ ([name, check(seen)]))
  return {
    findings: results.flatMap(([, found]) => found),
    passed: results.filter(([name, found]) => found.length === 0 && !(name in skipped)).map(([name]) => name),
    skipped: Object.entries(skipped).map(([name, reason]) => `${name}: ${reason}`),
  }
}

/** @typedef {import('./findings/finding.mjs').Finding} Finding */
/** @typedef {{ address: string, service?: string, findings: Finding[], passed: string[], skipped: string[] }} Report */

/** @param {Pick<Report, 'findings'>} report @returns {0 | 1} advice alone is no failure */
export const exitCodeOf = ({ findings }) => (findings.some(({ isAdvice }) => !isAdvice) ? 1 : 0)

/**
 * The report for a terminal.
 * @param {Report} report
 */
export function textOf({ address, service, findings, passed, skipped }) {
  const faults = findings.filter(({ isAdvice }) => !isAdvice).length
  const lines = findings.map(
    ({ name, seen, advice, isAdvice }) => `${isAdvice ? '!' : '✗'} ${name}: ${seen}\n    ${advice}`,
  )
  return [
    `${address}${service ? `, with remotes of ${service}` : ''}`,
    ...lines,
    ...passed.map((name) => `✓ ${name}`),
    ...skipped.map((reason) => `- ${reason}`),
    faults === 0 ? 'The page conforms.' : `The page does not conform: ${faults} ${faults === 1 ? 'fault' : 'faults'}.`,
  ].join('\n')
}

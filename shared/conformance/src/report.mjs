/** @typedef {import('./findings/finding.mjs').Finding} Finding */
/** @typedef {{ address: string, service?: string, findings: Finding[], passed: string[], skipped: string[] }} Report */

/** @param {Pick<Report, 'findings'>} report @returns {0 | 1} advice alone is no failure */
export const exitCodeOf = ({ findings }) => (findings.some(({ isAdvice }) => !isAdvice) ? 1 : 0)

/** What a terminal obeys or what turns a line round, in the texts of pages and their consoles. */
const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu
/** Characters that are printed of one text. */
const MAX_LENGTH = 4_000
/** One line of it. @param {string} text */
const plainLine = (text) =>
  text
    .replaceAll(/\s*[\r\n]+\s*/g, ' ')
    .replaceAll(CONTROLS, '')
    .slice(0, MAX_LENGTH)

/**
 * The report for a terminal.
 * @param {Report} report
 */
export function textOf({ address, service, findings, passed, skipped }) {
  const faults = findings.filter(({ isAdvice }) => !isAdvice).length
  const lines = findings.map(
    ({ name, seen, advice, isAdvice }) => `${isAdvice ? '!' : '✗'} ${name}: ${plainLine(seen)}\n    ${advice}`,
  )
  return [
    `${address}${service ? `, with remotes of ${service}` : ''}`,
    ...lines,
    ...passed.map((name) => `✓ ${name}`),
    ...skipped.map((reason) => `- ${reason}`),
    faults === 0 ? 'The page conforms.' : `The page does not conform: ${faults} ${faults === 1 ? 'fault' : 'faults'}.`,
  ].join('\n')
}

/**
 * `docs/mutation.md` with a group's score in its table.
 * @param {string} doc
 * @param {string} name
 * @param {{ mutants: number, killed: number, percent: string }} score
 */
export function withScores(doc, name, { mutants, killed, percent }) {
  const row = `| ${name} | ${mutants} | ${killed} | ${percent} % |`
  const lines = doc.split('\n')
  const at = lines.findIndex((line) => line.startsWith(`| ${name} |`))
  if (at >= 0) return lines.with(at, row).join('\n')
  const last = lines.findLastIndex((line) => line.startsWith('|'))
  return lines.toSpliced(last + 1, 0, row).join('\n')
}

/** The two directions of RFC 4180, as much as this folder needs. */

const quote = (value) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)

/** @param {readonly string[]} header @param {readonly Record<string, string>[]} rows */
export const writeCsv = (header, rows) =>
  [header, ...rows.map((row) => header.map((name) => row[name] ?? ''))]
    .map((cells) => cells.map(quote).join(','))
    .join('\n') + '\n'

/** @param {string} text @returns {Record<string, string>[]} */
export function readCsv(text) {
  const records = [[]]
  for (const match of text
    .replace(/^\uFEFF/, '')
    .trim()
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    if (match.index > 0 && match[0] === '') break
    records.at(-1).push(match[1]?.replaceAll('""', '"') ?? match[2])
    if (match[3] !== ',' && match[3] !== '') records.push([])
    if (match[3] === '') break
  }
  const [header, ...rows] = records
  return rows.map((cells) => Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ''])))
}

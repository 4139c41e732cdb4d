import fs from 'node:fs'
import path from 'node:path'
import { ENTRIES, packageOf, reportFile, ROOT } from './entries.mjs'
import { judge } from './judge.mjs'
import { currentReports } from './reports.mjs'

/**
 * `npm run surfaces` writes down what the shared packages export, where their versions say so; `--check` writes nothing, and fails
 * where something else is written down.
 */
const isCheck = process.argv.includes('--check')
const REPORTS = path.join(ROOT, 'shared/surfaces/reports')
const VERSIONS = path.join(REPORTS, 'versions.json')

/** @param {string} file */
const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined)
const names = [...new Set(ENTRIES.map(({ module }) => packageOf(module)))]
/** @param {string} name @returns {string} */
const versionOf = (name) =>
  JSON.parse(read(path.join(ROOT, 'shared', name.replace('@yawmi/', ''), 'package.json')) ?? '').version

const current = {
  versions: Object.fromEntries(names.map((name) => [name, versionOf(name)])),
  reports: await currentReports(),
}
const saved = ENTRIES.flatMap(({ module }) => {
  const report = read(path.join(REPORTS, reportFile(module)))
  return report === undefined ? [] : [[module, report]]
})
const recorded = { versions: JSON.parse(read(VERSIONS) ?? '{}'), reports: Object.fromEntries(saved) }

const { faults, stale } = judge(recorded, current)
const outdated = isCheck ? stale.map((name) => `what is recorded of ${name} is of before: npm run surfaces`) : []
for (const sentence of [...faults, ...outdated]) console.error(sentence)
process.exitCode = faults.length + outdated.length > 0 ? 1 : 0

if (!isCheck && faults.length === 0) {
  fs.mkdirSync(REPORTS, { recursive: true })
  for (const { module } of ENTRIES)
    fs.writeFileSync(path.join(REPORTS, reportFile(module)), current.reports[module] ?? '')
  fs.writeFileSync(VERSIONS, `${JSON.stringify(current.versions, null, 2)}\n`)
  process.stdout.write(`${stale.length > 0 ? `written down: ${stale.join(', ')}` : 'nothing has changed'}\n`)
}

import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '@yawmi/tooling/root'

/** @param {string} file */
const read = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8')
const RULES = read('shared/operations/src/prometheus/alerts.yml')
const ALERTS = [...RULES.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)

/** They are for whoever looks into one thing. */
const IN_NO_PANEL = [
  'yawmi_field_reports_total',
  'yawmi_queue_reads_failed_total',
  'yawmi_sign_in_proofs_given_total',
  'yawmi_sign_in_proofs_wanted_total',
]

/** Names of metrics in the telemetry's sources: those of counts of the sign-in are made of their own names. */
function exportedMetrics() {
  const folder = 'backend/src/infrastructure/telemetry'
  const sources = fs.readdirSync(path.join(ROOT, folder)).map((file) => read(`${folder}/${file}`))
  const counts = [...read('backend/src/infrastructure/metrics.ts').matchAll(/^ {2}(\w+): \[/gm)]
  const named = [...sources.join('\n').matchAll(/'(yawmi_\w+)'/g)].map(([, name]) => name)
  return new Set([...named, ...counts.map(([, name]) => `yawmi_${name}_total`)])
}

test('every alert has a runbook, to which it links', () => {
  const operating = read('docs/operating.md')
  expect(ALERTS.length).toBeGreaterThan(10)
  for (const alert of ALERTS) {
    expect(operating).toContain(`### ${alert}\n`)
    expect(RULES).toContain(`runbook: docs/operating.md#${alert.toLowerCase()}\n`)
  }
})

test('alerts are about metrics that there are', () => {
  const metrics = exportedMetrics()
  const used = [...RULES.matchAll(/^ +expr: (.*)$/gm)].flatMap(([, expression]) => expression.match(/yawmi_\w+/g) ?? [])
  const missing = used.filter((name) => !metrics.has(name.replace(/_(bucket|count|sum)$/, '')))
  expect(missing).toEqual([])
})

test('the dashboard shows every metric of ours, and no other', () => {
  /** @type {{ panels: { targets: { expr: string }[] }[] }} */
  const { panels } = JSON.parse(read('shared/operations/src/grafana/yawmi.json'))
  const used = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(/yawmi_\w+/g) ?? []))
  const shown = new Set(used.map((name) => name.replace(/_(bucket|count|sum)$/, '')))
  const metrics = exportedMetrics()
  expect([...shown].filter((name) => !metrics.has(name))).toEqual([])
  expect([...metrics].filter((name) => !shown.has(name)).sort()).toEqual(IN_NO_PANEL)
})

test('the page for operators has every metric of ours', () => {
  const named = [...read('docs/operating.md').matchAll(/`(yawmi_\w+)(\*?\w*)`/g)]
  /** @param {string} metric */
  const isNamed = (metric) =>
    named.some(([, begin, end]) => metric === begin || (end.startsWith('*') && metric.startsWith(begin)))
  expect([...exportedMetrics()].filter((metric) => !isNamed(metric))).toEqual([])
})

test('every alert has a test of its own, and one that it is silent', () => {
  const tests = read('shared/operations/src/prometheus/alerts.test.yml')
  for (const alert of ALERTS) expect(tests.split(new RegExp(`alertname: ${alert}\\b`))).toHaveLength(3)
})

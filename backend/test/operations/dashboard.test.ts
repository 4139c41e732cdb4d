import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ReleaseList } from '@yawmi/contract'
import { findProjectRoot } from '../../src/infrastructure/project-root'
import { freePort } from '../processes/free-port'
import { buildPrograms, removeFolder, ServerProcess } from '../processes/server-process'
import { SiteClient } from '../processes/site-client'
import { newNumber } from '../site/sign-in'
import { type PostgresServer, startPostgresServer } from '../processes/postgres-server'

/** Run by `npm run test:operations` alone, which sees to it that Prometheus is there. */
const describeWithPrometheus = process.env.OPERATIONS_PROMETHEUS ? describe : describe.skip

interface Panel {
  title: string
  targets: { expr: string }[]
}
interface Series {
  value: [number, string]
}

const FILE = path.join(findProjectRoot(undefined), 'shared/operations/src/grafana/yawmi.json')
const { panels } = JSON.parse(readFileSync(FILE, 'utf8')) as { panels: Panel[] }
const QUERIES = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })))
const SCRAPES_WITHIN_MS = 60_000

describeWithPrometheus('the dashboard, on a real Prometheus that scrapes a server', () => {
  let folder: string
  let postgres: PostgresServer
  let server: ServerProcess
  let prometheus: ChildProcess
  let base: string

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-dashboard-'))
    const [programs, database] = await Promise.all([buildPrograms(), startPostgresServer()])
    postgres = database
    const [metrics, port] = [await freePort(), await freePort()]
    server = new ServerProcess(programs, {
      YAWMI_DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: postgres.url,
      OTP_SECRET: 'dashboard'.repeat(4),
      METRICS_PORT: String(metrics),
    })
    const address = await server.ready()
    base = `http://127.0.0.1:${port}/api/v1/query`
    const target = `    static_configs: [{ targets: ['localhost:${metrics}'] }]`
    const config = ['global: { scrape_interval: 1s }', 'scrape_configs:', '  - job_name: yawmi', target]
    writeFileSync(path.join(folder, 'prometheus.yml'), config.join('\n'))
    const args = [`--config.file=${folder}/prometheus.yml`, `--storage.tsdb.path=${folder}/series`]
    prometheus = spawn('prometheus', [...args, `--web.listen-address=127.0.0.1:${port}`], { stdio: 'ignore' })
    // Counts with labels have no series before the first.
    await useService(address)
    await untilScraped()
  }, 120_000)
  afterAll(async () => {
    prometheus?.kill('SIGTERM')
    if (prometheus && prometheus.exitCode === null) await once(prometheus, 'exit')
    await server?.kill('SIGKILL')
    await postgres?.stop()
    removeFolder(folder)
  }, 30_000)

  async function query(expression: string): Promise<Series[]> {
    const reply = await fetch(`${base}?${new URLSearchParams({ query: expression }).toString()}`)
    const body = (await reply.json()) as { status: string; error?: string; data: { result: Series[] } }
    if (body.status !== 'success') throw new Error(body.error)
    return body.data.result
  }

  async function useService(address: string): Promise<void> {
    const client = new SiteClient(address)
    const msisdn = newNumber()
    await client.askForCode(msisdn)
    const code = await client.codeOf(msisdn)
    const wrong = code.replaceAll(/\d/g, (digit) => String((Number(digit) + 5) % 10))
    for (const otp of [wrong, code]) await client.confirm(msisdn, otp)
    await reportOf(address)
  }

  /** What a page reports in which a remote failed. */
  async function reportOf(address: string): Promise<void> {
    const list = (await (await fetch(`${address}/releases.json`)).json()) as ReleaseList
    const [[remote, [release]] = ['', []]] = Object.entries(list.remotes)
    const about = { remote, version: release?.version, weight: 1 }
    const reports = [
      { ...about, kind: 'failure', phase: 'load' },
      { ...about, kind: 'event', event: 'unknown/event' },
    ]
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const body = JSON.stringify({ browser: 'chromium', reports })
    const { status } = await fetch(`${address}/api/v2/field-data`, { method: 'POST', headers, body })
    if (status !== 200) throw new Error(`the report is answered with ${status}`)
  }

  /** Rates need two scrapes. */
  async function untilScraped(): Promise<void> {
    const began = performance.now()
    const isScraped = async () => {
      const [series] = await query('min(count_over_time(yawmi_queue_waiting[1m]))').catch(() => [])
      return Number(series?.value[1] ?? 0) >= 3
    }
    while (!(await isScraped())) {
      if (performance.now() - began > SCRAPES_WITHIN_MS) throw new Error('Prometheus has scraped nothing')
      await wait(200)
    }
  }

  it('has queries', () => expect(QUERIES.length).toBeGreaterThan(15))

  it.each(QUERIES)('$title: $expr', async ({ expr }) => {
    const series = await query(expr.replaceAll('$__rate_interval', '1m'))
    expect(series.length).toBeGreaterThan(0)
  })

  it('a query of a metric that is not there has no answer', async () => {
    await expect(query('yawmi_no_such_metric')).resolves.toEqual([])
    await expect(query('sum(')).rejects.toThrow('parse error')
  })
})

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { CarrierObserver } from '../carrier/guarded'
import type { Db } from '../db/connect'
import type { Env } from '../env'
import { COUNTS, type Metrics } from '../metrics'
import { watchDisk } from './disk-metrics'
import { queueMetrics } from './queue-metrics'

/** Seconds: of answers from memory, of those that ask the database, of those that wait for the carrier. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const CARRIER_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8]

/** What one process measures, for a Prometheus that scrapes it. One for a process. */
export class Telemetry {
  readonly registry = new Registry()
  readonly contentType = this.registry.contentType

  private readonly requests = new Histogram({
    name: 'yawmi_http_request_duration_seconds',
    help: 'Answers by operation of the contract, or pattern of the route, and kind of status',
    labelNames: ['operation', 'status'],
    buckets: REQUEST_BUCKETS,
    registers: [this.registry],
  })
  private readonly carrierCalls = new Histogram({
    name: 'yawmi_carrier_call_duration_seconds',
    help: 'Calls to the carrier with what came of them: ok, charged, refused, or the failure',
    labelNames: ['call', 'outcome'],
    buckets: CARRIER_BUCKETS,
    registers: [this.registry],
  })
  private readonly circuit = new Gauge({
    name: 'yawmi_carrier_circuit_open',
    help: '1 while the carrier is left alone after many failures',
    registers: [this.registry],
  })
  private readonly jobRuns = new Counter({
    name: 'yawmi_job_runs_total',
    help: 'Runs of each background job that ended well or failed',
    labelNames: ['job', 'outcome'],
    registers: [this.registry],
  })
  private readonly pools = new Map<string, Db>()

  constructor({ ROLE, dataDir }: Pick<Env, 'ROLE' | 'dataDir'>) {
    collectDefaultMetrics({ register: this.registry })
    new Gauge({ name: 'yawmi_role', help: 'What this process does', labelNames: ['role'], registers: [this.registry] })
      .labels(ROLE)
      .set(1)
    watchDisk(this.registry, dataDir)
    this.gaugePools()
  }

  request(operation: string, status: number, seconds: number): void {
    this.requests.labels(operation, `${Math.floor(status / 100)}xx`).observe(seconds)
  }

  /** What the guard around the carrier is given. */
  readonly carrier: CarrierObserver = {
    onCall: (call, outcome, seconds) => this.carrierCalls.labels(call, outcome).observe(seconds),
    onCircuit: (state) => this.circuit.set(state === 'open' ? 1 : 0),
  }

  readonly jobRun = (job: string, outcome: 'ok' | 'failed'): void => this.jobRuns.labels(job, outcome).inc()

  /** Counts runs from nothing on: of a counter that begins with the first failure Prometheus sees no increase, and so no alert. */
  readonly expectJobs = (jobs: string[]): void => {
    for (const job of jobs) for (const outcome of ['ok', 'failed']) this.jobRuns.labels(job, outcome).inc(0)
  }

  watchPool(name: string, db: Db): void {
    this.pools.set(name, db)
  }

  /** Of the fleet's queues; one process that tells of them is enough. */
  watchQueues(db: Db, now: () => Date): void {
    queueMetrics(this.registry, db, now)
  }

  /** What keeps the site from serving pages, as `/readyz` says it. */
  watchMissing(missing: () => readonly string[]): void {
    new Gauge({
      name: 'yawmi_site_missing_parts',
      help: 'Remotes and files without which the site cannot serve',
      registers: [this.registry],
      collect() {
        this.set(missing().length)
      },
    })
  }

  /** What the sign-in counts by itself. */
  watchCounts(metrics: Metrics): void {
    for (const [name, labelNames] of Object.entries(COUNTS)) {
      const counter = new Counter({
        name: `yawmi_${name}_total`,
        help: `${name.replaceAll('_', ' ')}, of this process`,
        labelNames,
        registers: [this.registry],
        collect() {
          counter.reset()
          for (const count of metrics.read()) if (count.name === name) counter.inc(count.labels, count.value)
        },
      })
    }
  }

  read(): Promise<string> {
    return this.registry.metrics()
  }

  private gaugePools(): void {
    const { pools } = this
    new Gauge({
      name: 'yawmi_database_connections',
      help: 'Connections of each pool: open, idle, and requests that wait for one',
      labelNames: ['pool', 'state'],
      registers: [this.registry],
      collect() {
        for (const [pool, { $client }] of pools) {
          this.labels(pool, 'open').set($client.totalCount)
          this.labels(pool, 'idle').set($client.idleCount)
          this.labels(pool, 'waiting').set($client.waitingCount)
        }
      },
    })
  }
}

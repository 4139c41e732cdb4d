import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { TaskList, WorkerEvents } from 'graphile-worker'
import type { Log } from '../../lib/log'
import { connect, type Db, SERVER_DEADLINES } from '../db/connect'
import type { Tracing } from '../tracing/tracing'
import { workerLog } from '../graphile-worker/worker-log'

/** A task by the clock: minutes, hours and so on as cron writes them, in UTC. */
interface CronTask {
  task: string
  match: string
}

export interface JobRunnerOptions {
  db: Db
  tasks: Record<string, (payload: unknown) => Promise<unknown>>
  cron: readonly CronTask[]
  log: Log
  onRun?: ((job: string, outcome: 'ok' | 'failed') => void) | undefined
  tracing?: Pick<Tracing, 'runJob'> | undefined
}

/** Jobs at once, and connections: one listens. */
const CONCURRENCY = 2
const CONNECTIONS = 4
/** Milliseconds until a runner whose database was away is started again. */
const RESTART_MS = 5_000
/** Milliseconds between two looks for jobs of workers that were killed. */
const RELEASE_EVERY_MS = 60_000
/**
 * Of what ended at one moment. Without it the library writes the end of each job and waits for nobody: where the database is away
 * just then, the rejection has no handler and ends the process. In batches the runner stops, and is started again.
 */
const ENDS_ARE_WRITTEN_IN_BATCHES = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }
/** Before the id that a runner locks jobs by, in the name that its listening connection has at the database. */
const APPLICATION = 'yawmi-jobs '

/**
 * Runs the jobs of the queue, each by one worker of the fleet, and starts those that go by the clock once for all. It
 * outlives a database that is away.
 * @returns stops it; resolves when the jobs under way have ended
 */
export function startJobRunner(options: JobRunnerOptions): () => Promise<void> {
  const stopping = new AbortController()
  const running = runUntil(options, stopping.signal)
  return async () => {
    stopping.abort()
    await running
  }
}

async function runUntil(options: JobRunnerOptions, signal: AbortSignal): Promise<void> {
  const { db, log } = options
  const { options: config } = db.$client
  const jobs = connect({ ...config, password: config.password, ...SERVER_DEADLINES, max: CONNECTIONS })
  try {
    while (!signal.aborted) {
      try {
        await runOnce(options, jobs, signal)
      } catch (err) {
        if (!signal.aborted) log.warn({ err }, 'the job queue cannot be read: tried again soon')
      }
      await wait(RESTART_MS, undefined, { signal }).catch(() => undefined)
    }
  } finally {
    await jobs.$client.end()
  }
}

/** Until it is told to stop, or fails. */
async function runOnce(
  { tasks, cron, log, onRun, tracing }: JobRunnerOptions,
  jobs: Db,
  signal: AbortSignal,
): Promise<void> {
  const library = await import('../graphile-worker/library')
  if (signal.aborted) return
  const events: WorkerEvents = new EventEmitter()
  events.on('job:success', ({ job }) => onRun?.(job.task_identifier, 'ok'))
  events.on('job:error', ({ job, error }) => {
    onRun?.(job.task_identifier, 'failed')
    log.warn({ err: error, job: job.id, attempt: job.attempts }, `job ${job.task_identifier} failed`)
  })
  events.on('pool:listen:success', ({ client, workerPool }) => {
    // After its LISTEN. `SET` takes no parameters, and an id is letters and digits.
    const setName = () => client.query(`SET application_name = '${APPLICATION}${workerPool.id}'`).catch(() => undefined)
    client.once('drain', () => void setName())
  })
  const runner = await library.run(
    {
      ...{ pgPool: jobs.$client, concurrency: CONCURRENCY, noHandleSignals: true, events },
      logger: workerLog(library.Logger, log),
      preset: { worker: ENDS_ARE_WRITTEN_IN_BATCHES },
      parsedCronItems: library.parseCronItems(
        cron.map(({ task, match }) => ({ task, match, options: optionsOf(task) })),
      ),
    },
    (tracing ? traced(tasks, tracing) : tasks) as TaskList,
  )
  const stop = () => void runner.stop().catch(() => undefined)
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  const release = () =>
    releaseOfKilled(jobs).catch((err: unknown) => log.warn({ err }, 'jobs of killed workers wait to be released'))
  const timer = setInterval(() => void release(), RELEASE_EVERY_MS)
  void release()
  try {
    await runner.promise
  } finally {
    clearInterval(timer)
    signal.removeEventListener('abort', stop)
  }
}

const traced = (tasks: JobRunnerOptions['tasks'], tracing: Pick<Tracing, 'runJob'>) =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown) => tracing.runJob(name, () => task(payload)),
    ]),
  )

/** A task by the clock is there once: a run that failed is taken over by the next, and is seen until then. */
const optionsOf = (task: string) => ({ backfillPeriod: 0, jobKey: `cron:${task}`, maxAttempts: 1 })

/**
 * Releases the jobs of workers that were killed, which the library does after four hours: those whose worker has no connection
 * any more. Every job may be run again at any time.
 */
async function releaseOfKilled(jobs: Db): Promise<void> {
  await jobs.execute(sql`
    SELECT graphile_worker.force_unlock_workers(ARRAY(
      SELECT DISTINCT locked_by FROM graphile_worker.jobs
      WHERE locked_at < now() - make_interval(secs => ${RELEASE_EVERY_MS / 1_000}) AND NOT EXISTS (
        SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = ${APPLICATION} || locked_by)))`)
}

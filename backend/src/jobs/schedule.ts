import type { Log } from '../lib/log'
import { FailureLog } from './failure-log'

/**
 * Work that every server of a role does over and over, every few seconds; rows and leases keep servers out of each other's way. What
 * one of them does for all by the clock is a job of the queue (`queued-tasks.ts`).
 */
export interface Job {
  /** By which metrics tell it from others. */
  name: string
  /** Milliseconds between the end of one run and the start of the next. */
  everyMs: number
  /** Ends soon once `isStopping` says so. */
  run: (isStopping: () => boolean) => Promise<unknown>
  /** The log's line for runs that fail, once for each cause; the next run tries again. */
  failure: string
}

/** Told what became of each run. */
export type OnJobRun = (job: string, outcome: 'ok' | 'failed') => void

/** Starts jobs, each with one run at a time. @returns stops them; resolves when the runs under way have ended */
export function schedule(jobs: readonly Job[], log: Log, onRun?: OnJobRun): () => Promise<void> {
  const stops = jobs.map((job) => repeat(job, log, onRun))
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}

function repeat(
  { name, everyMs, run, failure }: Job,
  log: Log,
  onRun: OnJobRun = () => undefined,
): () => Promise<void> {
  let isStopped = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout
  const failures = new FailureLog(name, failure, log)
  const runAfter = (ms: number) => {
    timer = setTimeout(() => void (running = runOnce()), ms).unref()
  }
  const runOnce = async () => {
    await run(() => isStopped).then(
      () => {
        onRun(name, 'ok')
        failures.noteSuccess()
      },
      (err: unknown) => {
        onRun(name, 'failed')
        failures.noteFailure(err)
      },
    )
    if (!isStopped) runAfter(everyMs)
  }
  runAfter(everyMs)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}

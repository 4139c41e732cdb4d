import type { Log } from '../lib/log'
import { serviceDay } from '../lib/service-time'

/** Work that every server does over and over; rows and leases keep servers out of each other's way. */
export interface Job {
  /** By which metrics tell it from others. */
  name: string
  /** Milliseconds between the end of one run and the start of the next. */
  everyMs: number
  /** The first run starts at once instead of after `everyMs`. */
  startsAtOnce?: boolean
  /** Ends soon once `isStopping` says so. */
  run: (isStopping: () => boolean) => Promise<unknown>
  /** The log's line for a run that failed; the next run tries again. */
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
  { name, everyMs, startsAtOnce, run, failure }: Job,
  log: Log,
  onRun: OnJobRun = () => undefined,
): () => Promise<void> {
  let isStopped = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout
  const runAfter = (ms: number) => {
    timer = setTimeout(() => void (running = runOnce()), ms).unref()
  }
  const runOnce = async () => {
    await run(() => isStopped).then(
      () => onRun(name, 'ok'),
      (err: unknown) => {
        onRun(name, 'failed')
        log.warn({ err }, failure)
      },
    )
    if (!isStopped) runAfter(everyMs)
  }
  runAfter(startsAtOnce ? 0 : everyMs)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}

/** Work that succeeds once on each day of Tripoli, however often it is called. */
export function onceADay(now: () => Date, work: (now: Date) => Promise<void>): () => Promise<void> {
  let lastDay: string | undefined
  return async () => {
    const day = serviceDay(now())
    if (day === lastDay) return
    await work(now())
    lastDay = day
  }
}

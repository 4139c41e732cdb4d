import type { Logger } from 'graphile-worker'
import type { Log } from '../../lib/log'

/** Faults of the library alone: what becomes of each job is logged by its events. */
export function workerLog(Own: typeof Logger, log?: Log): Logger {
  return new Own(() => (level, message, meta) => {
    if (log && String(level) === 'error' && !meta?.failure) log.warn({ err: meta?.error }, `job queue: ${message}`)
  })
}

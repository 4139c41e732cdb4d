import { OPERATIONS, type FieldData, type FieldPhase, type FieldReport } from '@yawmi/contract'
import { bus } from '@yawmi/events'
import { eventFault, reportedName } from '@yawmi/events/event-faults'
import { browserFamily } from '@yawmi/lib'
import type { FailedRelease } from './seen'

/** What a page without the shell saw of a remote. */
export interface Seen {
  name: string
  /** Of the release that is shown, or that failed by `code`. */
  version: string
  apiBase: string
  /** Releases that the page tried before. */
  failed: readonly FailedRelease[]
  code?: string | undefined
  /** How many pages its loads stand for; 0 where they are not reported. */
  weight: number
}

/** Milliseconds for which reports gather before they are sent. */
const GATHER_MS = 1_000
/** Reports that one message may have: it stays below 2 KB. */
const MAX_REPORTS = 10
/** By which a page's remotes agree on the one that watches what is not a remote's own. */
const WATCHING = Symbol.for('yawmi.reports')

const reported = new Set<string>()
/** By the service that they are of. */
const waiting = new Map<string, FieldReport[]>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends loads and failures of releases, each once a page, and from then on what is seen of the bus. Nothing is of a person. */
export function reportStandalone({ name, version, apiBase, failed, code, weight }: Seen): void {
  const add = (report: Omit<FieldReport, 'remote' | 'weight'>, times: number) => {
    const id = [report.version, report.kind, report.event].join(' ')
    if (times === 0 || reported.has(id)) return
    // Vitals grow while the page is open, and are told as they were last.
    if (report.value === undefined) reported.add(id)
    const one: FieldReport = { remote: name, ...report, weight: times as 1 | 10 }
    waiting.set(apiBase, [...(waiting.get(apiBase) ?? []), one])
    timer ??= setTimeout(flush, GATHER_MS)
  }
  for (const [before, reason] of failed) {
    add({ version: before, kind: 'load' }, weight)
    add({ version: before, kind: 'failure', phase: phaseOf(reason) }, 1)
  }
  add({ version, kind: 'load' }, weight)
  if (code !== undefined) add({ version, kind: 'failure', phase: phaseOf(code) }, 1)
  if (weight > 0 && !Reflect.has(globalThis, WATCHING)) {
    Reflect.set(globalThis, WATCHING, true)
    watchPage(apiBase, (report) => add({ version, ...report }, weight))
  }
}

/** What is not a remote's own counts for the first one that reports. Vitals are those of pages that are all ours: of a host page they say nothing of us. */
function watchPage(apiBase: string, add: (report: Omit<FieldReport, 'remote' | 'weight' | 'version'>) => void): void {
  bus.all().subscribe((message) => {
    if (eventFault(message)) add({ kind: 'event', event: reportedName(message) })
  })
  if (apiBase !== '' && apiBase !== location.origin) return
  import('web-vitals').then(
    ({ onCLS, onINP, onLCP }) => {
      for (const watch of [onLCP, onINP, onCLS])
        watch(({ name, value }) =>
          add({ kind: name.toLowerCase() as 'lcp' | 'inp' | 'cls', value: Math.round(value * 1_000) / 1_000 }),
        )
      // After those of the vitals, which end them when the page is left.
      addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
      addEventListener('pagehide', flush)
    },
    () => undefined,
  )
}

const phaseOf = (code: string): FieldPhase => (code === 'render' || code === 'hang' ? code : 'load')

/** By `fetch`: a beacon to another origin would bring the service's cookies with it. */
function flush(): void {
  clearTimeout(timer)
  timer = undefined
  const [method, path] = OPERATIONS.fieldData
  for (const [apiBase, reports] of waiting) {
    while (reports.length > 0) {
      const data: FieldData = { browser: browserFamily(), reports: reports.splice(0, MAX_REPORTS) }
      void fetch(`${apiBase}${path}`, {
        method,
        credentials: 'omit',
        keepalive: true,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(data),
      }).catch(() => undefined)
    }
  }
}

import { OPERATIONS, type FieldData, type FieldReport, type RemoteName } from '@yawmi/contract'
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals'
import { bus } from '@yawmi/events'
import { eventFault, reportedName } from '@yawmi/events/event-faults'
import { browserFamily } from '@yawmi/lib'
import { type FieldEvent, noteEvent, watchEvents } from '../lib/field-events'

/** One page of so many sends its loads and vitals, where no canary is compared with anything. */
const SAMPLED = 10
/** Milliseconds for which failures gather before they are sent. */
const GATHER_MS = 1_000
/** Reports that one message may have: it stays below 2 KB. */
const MAX_REPORTS = 10

interface Page {
  /** The remote whose screen the page began with, and its version; undefined where it did not load. */
  first: () => { remote: RemoteName; version: string } | '' | undefined
  /** Whether a canary of this remote is open, for whomever: its loads are counted whole then, on both sides. */
  hasCanary: (remote: RemoteName) => boolean
  send?: (address: string, body: Blob) => boolean
  random?: () => number
}

/**
 * Sends what this page saw of its remotes, with nothing of the person: failures soon, loads and vitals of a part of the pages when
 * they are left. Loaded long after the first screen.
 */
export function reportFieldData({ first, hasCanary, send = beacon, random = Math.random }: Page): void {
  const isSampled = random() < 1 / SAMPLED
  const weightOf = (remote: RemoteName) => (hasCanary(remote) ? 1 : isSampled ? SAMPLED : 0)
  let waiting: FieldReport[] = []
  let taken = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    take()
    while (waiting.length > 0) {
      const data: FieldData = { browser: browserFamily(), reports: waiting.splice(0, MAX_REPORTS) }
      if (!send(OPERATIONS.fieldData[1], new Blob([JSON.stringify(data)], { type: 'application/json' }))) waiting = []
    }
  }
  const take = () => {
    for (const event of events.slice(taken)) add(event)
    taken = events.length
  }
  const add = ({ remote, version, kind, phase, event }: FieldEvent) => {
    // Failures are sent by all pages, each for itself; loads that they are held against are weighted.
    const weight = kind === 'load' ? weightOf(remote) : 1
    const what = { ...(phase && { phase }), ...(event && { event }) }
    if (weight > 0) waiting.push({ remote, version, kind, ...what, weight: weight as 1 | 10 })
  }
  const events = watchEvents(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      flush()
    }, GATHER_MS)
  })
  const vital = ({ name, value }: Metric) => {
    const page = first()
    const weight = page ? weightOf(page.remote) : 0
    const kind = name.toLowerCase() as 'lcp' | 'inp' | 'cls'
    if (page && weight > 0)
      waiting.push({ ...page, kind, value: Math.round(value * 1_000) / 1_000, weight: weight as 1 | 10 })
  }
  // Whose event it is, the bus does not say: it counts for the version whose screen the page began with.
  bus.all().subscribe((message) => {
    const fault = eventFault(message)
    if (!fault) return
    console.error(`[bus] ${message.name} is ${fault}:`, message.payload)
    const page = first()
    if (page) noteEvent({ ...page, kind: 'event', event: reportedName(message) })
  })
  onLCP(vital)
  onINP(vital)
  onCLS(vital)
  // After those of the vitals, which end them when the page is left.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
  addEventListener('pagehide', flush)
  if (events.some(({ kind }) => kind === 'failure') || events.some(({ remote }) => hasCanary(remote))) flush()
}

const beacon = (address: string, body: Blob) => navigator.sendBeacon(address, body)

import type { FieldPhase, RemoteName } from '@yawmi/contract'

/** What happened to a version of a remote in this page. */
export interface FieldEvent {
  remote: RemoteName
  version: string
  kind: 'load' | 'failure' | 'event'
  phase?: FieldPhase
  /** Of an event of the bus its name. */
  event?: string
}

/** Of this page, until something sends it. */
const noted: FieldEvent[] = []
let onNoted = () => {}

/** Notes an event for the field data; each once for a version, so that failures are a part of loads. */
export function noteEvent(event: FieldEvent): void {
  const { remote, version, kind, event: name } = event
  const isKnown = noted.some(
    (one) => one.remote === remote && one.version === version && one.kind === kind && one.event === name,
  )
  if (isKnown) return
  noted.push(event)
  // On the page of who tests this version (`backend/src/site/previews/tester-badge.ts`).
  if (kind === 'failure')
    document.querySelector(`[data-tested="${remote}@${version}"]`)?.toggleAttribute('data-gave-way', true)
  onNoted()
}

/** All events so far, and a call for each further one. */
export function watchEvents(listener: () => void): readonly FieldEvent[] {
  onNoted = listener
  return noted
}

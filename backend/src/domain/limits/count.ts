/** A request's place among those of its source: it passes when `current` is within the limit. */
export interface Position {
  current: number
  /** Until the source's window ends. */
  msLeft: number
}

export type Decide = (place: Position) => void

/** What is known of one source in one window. */
export interface Count {
  /** Of the limit and the source. */
  readonly key: readonly [limit: string, source: string]
  readonly max: number
  readonly windowMs: number
  /** By `performance.now()`. */
  endsAt: number
  /** Of all servers, as of the last report. */
  shared: number
  /** Let through here since then: being reported, and not yet. */
  reporting: number
  unreported: number
  /** Requests that are let through once the next report is answered. */
  waiting: Decide[]
}

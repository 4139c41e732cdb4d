export interface EventRecord {
  id: number
  kind: 'activated' | 'renewed' | 'charge_failed' | 'cancelled' | 'sms'
  msisdn: string
  at: string
  sms?: { to: string; text: string }
}

export interface EventPage {
  events: EventRecord[]
  cursor: string
  isEnd: boolean
}

interface Manner {
  twice: boolean
  /** Held back until after the next event. */
  late: boolean
}

/** Milliseconds after which an event that is held back is handed over though none came after it. */
const HOLD_MS = 10_000

/** Events as they are handed over: each under an id of its own, in an order that never changes afterwards. */
export class EventFeed {
  private ids = 0
  private readonly handedOver: EventRecord[] = []
  private held: EventRecord[] = []
  private heldSince = 0

  add(event: Omit<EventRecord, 'id'>, { twice, late }: Manner): void {
    const whole = { id: (this.ids += 1), ...event }
    const copies = twice ? [whole, whole] : [whole]
    const before = this.held
    this.held = late ? copies : []
    this.heldSince = Date.now()
    if (!late) this.handedOver.push(...copies)
    this.handedOver.push(...before)
  }

  /** Whether something was held back for long enough. */
  get isOverdue(): boolean {
    return this.held.length > 0 && Date.now() - this.heldSince >= HOLD_MS
  }

  release(): void {
    this.handedOver.push(...this.held)
    this.held = []
  }

  /** @param position how many were read before. */
  after(position: number, limit: number): EventPage {
    const events = this.handedOver.slice(position, position + limit)
    const end = position + events.length
    return { events, cursor: String(end), isEnd: end >= this.handedOver.length }
  }
}

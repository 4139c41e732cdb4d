/** What the protection script saw of one try to subscribe. */
export interface Attempt {
  transaction: string
  at: string
  /** Presses and movements of a pointer, and keys, that a person made. */
  signals: number
  /** How the button was pressed: by a person, or by a script alone. */
  pressed: 'no' | 'person' | 'script'
  /** The number that it ended in, and whether a code was let through. */
  msisdn?: string
  passed?: boolean
}

const MAX_ATTEMPTS = 1000
/** Reports that one attempt may send: the browser's side is open to anybody. */
const MAX_REPORTS = 20

/** The attempts of late, newest last. */
export class Attempts {
  private readonly byTransaction = new Map<string, Attempt & { reports: number }>()

  begin(transaction: string, at: string): void {
    this.byTransaction.set(transaction, { transaction, at, signals: 0, pressed: 'no', reports: 0 })
    const oldest = this.byTransaction.keys().next()
    if (this.byTransaction.size > MAX_ATTEMPTS && !oldest.done) this.byTransaction.delete(oldest.value)
  }

  knows(transaction: string): boolean {
    return this.byTransaction.has(transaction)
  }

  /** Whether a report on this attempt is taken. */
  takes(transaction: string): boolean {
    const attempt = this.byTransaction.get(transaction)
    return attempt !== undefined && attempt.passed === undefined && attempt.reports < MAX_REPORTS
  }

  report(transaction: string, signals: number, pressed: Attempt['pressed']): void {
    const attempt = this.byTransaction.get(transaction)
    if (!attempt) return
    attempt.reports += 1
    attempt.signals = Math.max(attempt.signals, signals)
    // A press by a script stays one, whatever is reported after it.
    if (attempt.pressed !== 'script' && pressed !== 'no') attempt.pressed = pressed
  }

  /** Whether the script saw a press that no person made. */
  isForged(transaction: string): boolean {
    return this.byTransaction.get(transaction)?.pressed === 'script'
  }

  finish(transaction: string, msisdn: string, passed: boolean): void {
    const attempt = this.byTransaction.get(transaction)
    if (attempt) Object.assign(attempt, { msisdn, passed })
  }

  /** Newest first. */
  recent(limit: number): Attempt[] {
    return [...this.byTransaction.values()]
      .slice(-limit)
      .toReversed()
      .map(({ reports: _, ...attempt }) => attempt)
  }
}

export interface ChargeRecord {
  key: string
  msisdn: string
  amount: number
  outcome: 'charged' | 'refused' | 'pending'
  at: string
}

/** Attempts that the page can look back on. */
const MAX_ATTEMPTS = 200

/** What became of each key, and the log of what was taken, which only grows. */
export class ChargeBook {
  private readonly byKey = new Map<string, ChargeRecord>()
  private readonly taken: ChargeRecord[] = []
  private attempts: ChargeRecord[] = []

  write(charge: ChargeRecord): void {
    // What was pending is decided: the page shows one attempt, with what became of it.
    if (this.byKey.has(charge.key)) this.attempts = this.attempts.filter(({ key }) => key !== charge.key)
    this.byKey.set(charge.key, charge)
    if (charge.outcome === 'charged') this.taken.push(charge)
    this.attempts.push(charge)
    if (this.attempts.length > 2 * MAX_ATTEMPTS) this.attempts = this.attempts.slice(-MAX_ATTEMPTS)
  }

  find(key: string): ChargeRecord | undefined {
    return this.byKey.get(key)
  }

  /** Those that are to be decided yet. */
  pending(): ChargeRecord[] {
    return [...this.byKey.values()].filter(({ outcome }) => outcome === 'pending')
  }

  /** The log of money taken, oldest first. @param position how many were read before. */
  after(position: number, limit: number): { charges: ChargeRecord[]; cursor: string } {
    const charges = this.taken.slice(position, position + limit)
    return { charges, cursor: String(position + charges.length) }
  }

  /** The last attempts, taken or refused, newest first; of one number when it is named in whole or in part. */
  recent(digits: string, limit: number): ChargeRecord[] {
    return this.attempts
      .filter(({ msisdn }) => msisdn.includes(digits))
      .slice(-limit)
      .toReversed()
  }
}

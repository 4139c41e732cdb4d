import type { Carrier, CarrierStanding } from '../../../carrier/port'

const LIFE_MS = 10_000
const MOST_NUMBERS = 20_000

interface Entry {
  standing: Promise<CarrierStanding>
  /** What the carrier said last, for when it cannot be asked. */
  known: CarrierStanding
  expires: number
}

/**
 * What the carrier says of numbers, asked at most every ten seconds a number. A carrier that cannot be asked shuts
 * nobody out: what it said last stands, and a number that it never spoke of is well.
 */
export class CarrierStandings {
  private readonly entries = new Map<string, Entry>()

  constructor(
    private readonly carrier: Carrier,
    private readonly onOutage: (error: unknown) => void,
  ) {}

  of(msisdn: string): Promise<CarrierStanding> {
    const found = this.entries.get(msisdn)
    if (found && found.expires > performance.now()) return found.standing
    return this.ask(msisdn, found?.known ?? 'well')
  }

  /** What was known no longer holds: the next question goes to the carrier. */
  forget(msisdn: string): void {
    this.entries.delete(msisdn)
  }

  private ask(msisdn: string, known: CarrierStanding): Promise<CarrierStanding> {
    const entry: Entry = { known, expires: performance.now() + LIFE_MS, standing: Promise.resolve(known) }
    entry.standing = this.carrier.subscriber(msisdn).then(
      ({ standing }) => (entry.known = standing),
      (error: unknown) => {
        this.onOutage(error)
        return known
      },
    )
    this.entries.delete(msisdn)
    this.entries.set(msisdn, entry)
    const oldest = this.entries.keys().next()
    if (this.entries.size > MOST_NUMBERS && !oldest.done) this.entries.delete(oldest.value)
    return entry.standing
  }
}

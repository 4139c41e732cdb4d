/**
 * What can be made to go wrong, for one number or for all, until it is switched off.
 * - `charge_unanswered`: the money is taken, and no answer comes.
 * - `charge_pending`: charges are left undecided until it is off, and each is decided by the balance of then.
 * - `events_twice`: each event is handed over twice, under its one id.
 * - `events_shuffled`: each event is held back until after the next one, or for ten seconds.
 * - `slow`: every answer takes 20 s; a caller that hangs up before has changed nothing.
 * - `down`: every call is turned away.
 */
export const FAULTS = [
  'charge_unanswered',
  'charge_pending',
  'events_twice',
  'events_shuffled',
  'slow',
  'down',
] as const

export type Fault = (typeof FAULTS)[number]

/** The switches. A number has those of its own and those of all. */
export class FaultSwitches {
  private readonly all = new Set<Fault>()
  private readonly byNumber = new Map<string, Set<Fault>>()

  /** @param msisdn `null` for all numbers. */
  set(fault: Fault, on: boolean, msisdn: string | null): void {
    const set = msisdn === null ? this.all : (this.byNumber.get(msisdn) ?? new Set())
    if (on) set.add(fault)
    else set.delete(fault)
    if (msisdn !== null) this.byNumber.set(msisdn, set)
  }

  has(fault: Fault, msisdn: string | null): boolean {
    return this.all.has(fault) || (msisdn !== null && this.byNumber.get(msisdn)?.has(fault) === true)
  }

  /** Those switched on for just this number, or, with `null`, for all. */
  of(msisdn: string | null): Fault[] {
    const set = msisdn === null ? this.all : this.byNumber.get(msisdn)
    return FAULTS.filter((fault) => set?.has(fault))
  }
}

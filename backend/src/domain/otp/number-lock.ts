import type { Carrier } from '../../infrastructure/carrier/port'
import type { Db, Tx } from '../../infrastructure/db/connect'
import type { Keys, NumberKeys } from '../keys/keys'
import type { CounterRow, CountersOf } from '../sign-in/counter-store'
import type { SignInGuard } from '../sign-in/guard'
import { type Confirmed, macOfConfirmed } from './repeated'
import { type NumberHistory, recent } from './rules'
import { type Confirmation, otpStore } from './store'

/** What one-time codes are made with. */
export interface OtpDeps {
  db: Db
  carrier: Carrier
  keys: Keys
  guard: SignInGuard
  now: () => Date
  /** Host of the site. */
  host: string
}

/** What is known of a number while it is locked. */
interface Locked {
  history: NumberHistory
  confirmation: Confirmation | null
  counters: CounterRow[]
}

/** A number's history, which whatever sends, judges or proves reads and writes one after the other. */
export class NumberLock {
  constructor(private readonly deps: Pick<OtpDeps, 'db' | 'keys' | 'now'>) {}

  /** @param counted what reads the counters of an attempt with the history */
  hold<T>(
    numberKeys: NumberKeys,
    counted: CountersOf | undefined,
    work: (tx: Tx, locked: Locked, at: Date) => Promise<T>,
  ): Promise<T> {
    const { db, now } = this.deps
    return db.transaction(async (tx) => {
      const { history, ...locked } = await otpStore.lock(tx, numberKeys, now(), counted)
      // Read once the lock is ours: the time before may lie before what others wrote while we waited.
      const at = now()
      return work(tx, { ...locked, history: recent(history, at.getTime()) }, at)
    })
  }

  /** Notes that a number was shown to be the person's own, in a way that the same browser may repeat. */
  rememberRight(
    tx: Tx,
    numberKeys: NumberKeys,
    { history, confirmed, brand }: { history: NumberHistory; confirmed: Confirmed | undefined; brand: string | null },
    at: Date,
  ): Promise<void> {
    const confirmedAt = at.getTime()
    const repeatable = confirmed && { by: macOfConfirmed(this.deps.keys, confirmed, confirmedAt), brand }
    return otpStore.remember(tx, numberKeys, { ...history, confirmedAt }, at, repeatable)
  }
}

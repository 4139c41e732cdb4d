import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  DelegateBackoff,
  ExponentialBackoff,
  type IBackoff,
  handleWhen,
  retry,
  timeout,
  TimeoutStrategy,
  TaskCancelledError,
  wrap,
} from 'cockatiel'
import { CarrierError, isOutage } from './errors'
import { FailingSubjects } from './failing-subjects'
import { type Carrier, type Deadlines, DEADLINES } from './port'

/** Told what becomes of calls, by its own words of few values: never with a number. */
export interface CarrierObserver {
  /** @param outcome `ok`, what the carrier said of a charge, or the failure */
  onCall?: (call: string, outcome: string, seconds: number) => void
  onCircuit?: (state: 'open' | 'closed') => void
  /** Makes a call with all its tries, where traces are collected. */
  runCall?: <T>(call: string, run: () => Promise<T>) => Promise<T>
}

interface GuardOptions extends Pick<CarrierObserver, 'onCall' | 'runCall'> {
  deadlines?: Deadlines
  /** Numbers, or calls without one, that fail one after the other until the carrier is left alone. */
  failures?: number
  /** Milliseconds that it is left alone at first, and at most. */
  rest?: { initial: number; longest: number }
  /** Told when the circuit opens and when it closes again, with the failure that opened it. */
  onChange?: (state: 'open' | 'closed', failure?: string) => void
}

/** Over an adapter's own deadline; what it does not keep is kept here. */
const GRACE_MS = 500
/** Tries after the first, for calls that may be repeated. */
const RETRIES = 2
/** What failed as soon as this, in milliseconds, is tried again: two such tries and a whole one fit into the 10 s of a page. */
const SOON_MS = 500

/** What a call is allowed: its deadline, and whether it may be tried again when it did not reach the carrier. */
const CALLS = {
  sendOtp: { deadline: 'message', repeatable: false },
  sendSms: { deadline: 'message', repeatable: false },
  confirmOtp: { deadline: 'confirm', repeatable: true },
  cancel: { deadline: 'confirm', repeatable: true },
  protectedScript: { deadline: 'script', repeatable: true },
  subscriber: { deadline: 'subscriber', repeatable: true },
  charge: { deadline: 'charge', repeatable: false },
  queryCharge: { deadline: 'charge', repeatable: true },
  listCharges: { deadline: 'events', repeatable: true },
  events: { deadline: 'events', repeatable: true },
} as const satisfies Record<Exclude<keyof Carrier, 'clock'>, { deadline: keyof Deadlines; repeatable: boolean }>

type CallName = keyof typeof CALLS

export interface GuardedCarrier extends Carrier {
  /** How many calls are worth making at once, of `max`: one while the guard asks whether it is back, none while it rests. */
  allowedCalls(max: number): number
}

/**
 * Any adapter, made safe to depend on: no call outlasts its deadline, calls that may be repeated are tried again when
 * they did not reach the carrier, a carrier that fails over and over is left alone for a while (then one call at a time
 * asks whether it is back), and nothing but a `CarrierError` comes out. A charge is never tried again here.
 */
export function guarded(carrier: Carrier, options: GuardOptions = {}): GuardedCarrier {
  const { deadlines = DEADLINES, failures = 5, onChange, onCall, runCall } = options
  const { initial, longest } = options.rest ?? { initial: 1_000, longest: 10_000 }
  const subjects = new FailingSubjects(failures)
  const firstRest = new ExponentialBackoff({ initialDelay: initial, maxDelay: longest })
  let restsUntil = 0
  const circuit = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: new DelegateBackoff((_, before: IBackoff<unknown> | undefined) => {
      const rest = before ? before.next(undefined) : firstRest.next()
      restsUntil = Date.now() + rest.duration
      return { delay: rest.duration, state: rest }
    }),
    breaker: subjects,
  })
  let isOpen = false
  circuit.onBreak((reason) => {
    // Each call that asks in vain whether the carrier is back opens it anew, every ten seconds of an outage.
    if (!isOpen) onChange?.('open', 'error' in reason ? failureName(reason.error) : undefined)
    isOpen = true
  })
  circuit.onReset(() => {
    isOpen = false
    onChange?.('closed')
  })
  /** Failures that took longer than that. */
  const late = new WeakSet<Error>()
  const again = retry(
    handleWhen((error) => isUnreached(error) && !late.has(error)),
    {
      maxAttempts: RETRIES,
      backoff: new ExponentialBackoff({ initialDelay: 60, maxDelay: 400 }),
    },
  )

  function guard<Name extends CallName>(name: Name): Carrier[Name] {
    const { deadline, repeatable } = CALLS[name]
    const inTime = timeout(deadlines[deadline] + GRACE_MS, TimeoutStrategy.Aggressive)
    const policy = repeatable ? wrap(again, circuit) : circuit
    const call = (argument: unknown) => (carrier[name] as (argument: unknown) => Promise<unknown>)(argument)
    const tryOnce = async (argument: unknown) => {
      const begun = performance.now()
      try {
        return await inTime.execute(() => call(argument))
      } catch (cause) {
        const error = asCarrierError(name, cause)
        if (performance.now() - begun > SOON_MS) late.add(error)
        throw error
      }
    }
    const run = (argument: unknown) =>
      policy
        .execute(() => subjects.watch(subjectOf(name, argument), () => tryOnce(argument)))
        .catch((error: unknown) => {
          throw asCarrierError(name, error)
        })
    const traced = runCall ? (argument: unknown) => runCall(name, () => run(argument)) : run
    return (onCall ? observed(name, traced, onCall) : traced) as Carrier[Name]
  }

  const calls = Object.fromEntries(Object.keys(CALLS).map((name) => [name, guard(name as CallName)]))
  return {
    ...(calls as Pick<Carrier, CallName>),
    clock: carrier.clock,
    allowedCalls: (max) =>
      circuit.state === CircuitState.Closed ? max : Date.now() < restsUntil ? 0 : Math.min(1, max),
  }
}

/** The same call, told with its outcome and duration. */
function observed(name: CallName, run: (argument: unknown) => Promise<unknown>, onCall: ObservesCall) {
  return async (argument: unknown) => {
    const begun = performance.now()
    let outcome = 'ok'
    try {
      const result = await run(argument)
      if (typeof result === 'object' && result !== null && 'outcome' in result) outcome = String(result.outcome)
      return result
    } catch (error) {
      outcome = failureName(error)
      throw error
    } finally {
      onCall(name, outcome, (performance.now() - begun) / 1_000)
    }
  }
}

type ObservesCall = NonNullable<CarrierObserver['onCall']>

/** Whom a call is about: its number, or the key of its charge; itself when it has neither. */
function subjectOf(name: CallName, argument: unknown): string {
  if (name === 'cancel' || name === 'subscriber' || name === 'queryCharge') return String(argument)
  if (typeof argument === 'object' && argument !== null && 'msisdn' in argument) return String(argument.msisdn)
  return name
}

/** Not reached at all. An open circuit is told otherwise, and never tried again. */
function isUnreached(error: unknown): boolean {
  return error instanceof CarrierError && error.failure === 'unavailable'
}

function asCarrierError(name: CallName, error: unknown): CarrierError {
  if (error instanceof CarrierError) return error
  if (error instanceof BrokenCircuitError)
    return new CarrierError('unavailable', 'the carrier is left alone after many failures')
  const why = error instanceof TaskCancelledError ? 'did not keep its deadline' : 'failed in an unforeseen way'
  return new CarrierError('timed_out', `the carrier's ${name} ${why}`, { cause: error })
}

const failureName = (error: unknown) => (error instanceof CarrierError ? error.failure : 'unknown')

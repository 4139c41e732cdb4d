import { StartError } from '../../lib/start-error'
import type { CarrierStart, RunningCarrier } from './adapter'
import { type CarrierObserver, type GuardedCarrier, guarded } from './guarded'
import { startSandbox } from './sandbox/start'

/** Every adapter by the name that `CARRIER` gives it. */
const ADAPTERS = { sandbox: startSandbox } satisfies Record<string, (start: CarrierStart) => Promise<RunningCarrier>>

type CarrierId = keyof typeof ADAPTERS

/**
 * The carrier that an environment asks for. The sandbox stands in where none is named, but never in production: there
 * it would hand every code to whoever opens its inbox.
 *
 * @throws StartError when production names none, or the name is of none
 */
export function chooseCarrier({ CARRIER, NODE_ENV }: { CARRIER?: string | undefined; NODE_ENV: string }): CarrierId {
  const id = CARRIER ?? (NODE_ENV === 'production' ? undefined : 'sandbox')
  if (id !== undefined && isCarrierId(id)) return id
  throw new StartError(`Set CARRIER to one of: ${Object.keys(ADAPTERS).join(', ')}.`)
}

const isCarrierId = (id: string): id is CarrierId => Object.hasOwn(ADAPTERS, id)

/** Starts an adapter and puts the guard around it: deadlines, safe repeats, and the circuit. */
export async function startCarrier(
  id: CarrierId,
  start: CarrierStart,
  { onCall, onCircuit, runCall }: CarrierObserver = {},
): Promise<RunningCarrier<GuardedCarrier>> {
  const running = await ADAPTERS[id](start)
  const onChange = (state: 'open' | 'closed', failure?: string) => {
    onCircuit?.(state)
    start.warn(
      state === 'open'
        ? `The carrier does not answer (${failure ?? 'unknown'}); it is left alone for a moment.`
        : 'The carrier answers again.',
    )
  }
  return {
    ...running,
    carrier: guarded(running.carrier, { onChange, ...(onCall && { onCall }), ...(runCall && { runCall }) }),
  }
}

import type { FastifyPluginAsync } from 'fastify'
import { StartError } from '../start/start-error'
import type { Carrier } from './port'
import { startSandbox } from './sandbox/start'

export interface RunningCarrier {
  carrier: Carrier
  /** Pages of its own that the site shows, when it has any. */
  pages?: FastifyPluginAsync
  stop(): Promise<void>
}

export interface CarrierStart {
  /** Exists and is writable. */
  dataDir: string
  /** One line for the operator, without numbers or codes. */
  warn(line: string): void
}

/** Every adapter by the name that `CARRIER` gives it. */
const ADAPTERS = { sandbox: startSandbox } satisfies Record<string, (start: CarrierStart) => Promise<RunningCarrier>>

export type CarrierId = keyof typeof ADAPTERS

/**
 * The carrier that an environment asks for. The sandbox stands in where none is named, but never in production: there
 * it would hand every code to whoever opens its inbox.
 *
 * @throws StartError when production names none
 */
export function chooseCarrier(env: { CARRIER?: CarrierId | undefined; NODE_ENV: string }): CarrierId {
  if (env.CARRIER) return env.CARRIER
  if (env.NODE_ENV === 'production') throw new StartError(`Set CARRIER to one of: ${Object.keys(ADAPTERS).join(', ')}.`)
  return 'sandbox'
}

export function startCarrier(id: CarrierId, start: CarrierStart): Promise<RunningCarrier> {
  return ADAPTERS[id](start)
}

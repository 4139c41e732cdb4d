import type { Server } from 'node:http'
import { carrierRoutes } from './carrier-routes'
import { serve } from './http'
import { openJournal } from './state/journal'
import { publicRoutes } from './public-routes'
import { CarrierState, type Fact } from './state/state'
import { CLOCK_HEADER, PROCESS_HEADER } from '../infrastructure/carrier/sandbox/wire'

/**
 * Longer than callers keep a line at rest, which is five seconds in Node: they close it, not we. A call that is written
 * to a line as we hang up is lost, and nobody can say whether it was heard.
 */
const LINE_AT_REST_MS = 60_000

/**
 * The sandbox carrier, ready to listen.
 * @param file its journal, from which it takes up where it stopped
 */
export function createSandboxCarrier(file: string): Server {
  const state = new CarrierState(openJournal<Fact>(file))
  const server = serve({ ...carrierRoutes(state), ...publicRoutes(state) }, () => ({
    [CLOCK_HEADER]: String(state.clockOffset),
    [PROCESS_HEADER]: String(process.pid),
    'x-content-type-options': 'nosniff',
  }))
  server.keepAliveTimeout = LINE_AT_REST_MS
  return server
}

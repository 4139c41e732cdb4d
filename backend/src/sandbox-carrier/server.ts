import type { Server } from 'node:http'
import { carrierRoutes } from './carrier-routes'
import { serve } from './http'
import { openJournal } from './journal'
import { publicRoutes } from './public-routes'
import { CarrierState, type Fact } from './state'
import { CLOCK_HEADER, PROCESS_HEADER } from './wire'

/**
 * The sandbox carrier, ready to listen.
 * @param file its journal, from which it takes up where it stopped
 */
export function createSandboxCarrier(file: string): Server {
  const state = new CarrierState(openJournal<Fact>(file))
  return serve({ ...carrierRoutes(state), ...publicRoutes(state) }, () => ({
    [CLOCK_HEADER]: String(state.clockOffset),
    [PROCESS_HEADER]: String(process.pid),
    'x-content-type-options': 'nosniff',
  }))
}

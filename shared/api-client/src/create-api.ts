import { bus as pageBus, type Bus } from '@yawmi/events'
import { bearer, currentRole } from '@yawmi/session'
import { createEndpoints, type Api, type Call } from './api'
import { ApiError } from './errors'
import { announceFailure } from './failure-policy'
import { createTransport, type Transport, type TransportConfig } from './transport'

/**
 * The typed client of one backend.
 * @param config `base`: the backend's origin, `''` for the page's own.
 * @param bus where failures of the whole page are told.
 */
export function createApi(config: Pick<TransportConfig, 'base' | 'timeout'>, bus: Bus = pageBus): Api {
  let transport: Transport | undefined

  const call = async (...[operation, input]: Parameters<Transport>) => {
    // Created with the first call, as there is none while pages are prerendered.
    transport ??= createTransport({ ...config, bearer })
    // Who asks, before the answer changes it.
    const caller = { role: currentRole(), token: bearer() }
    return transport(operation, input).catch((error: unknown) => {
      // A refusal of a session that another has followed since says nothing of the one that is here now.
      const isStale = error instanceof ApiError && error.status === 401 && bearer() !== caller.token
      if (error instanceof ApiError && !isStale) announceFailure(bus, operation, error, caller.role)
      throw error
    })
  }
  // The transport has looked at what came as far as browsers can, who carry no schema.
  return createEndpoints(call as Call)
}

import type { OperationId } from '@yawmi/contract'
import { bus as pageBus, type Bus } from '@yawmi/events'
import { bearer, currentRole } from '@yawmi/session'
import { createEndpoints, type Api } from './api'
import { ApiError, NetworkError } from './errors'
import { announceFailure } from './failure-policy'
import type { CallInput, Transport, TransportConfig } from './transport'

/**
 * The typed client of one backend. The HTTP library loads with the first call, so that a page which has asked
 * nothing yet does not carry it.
 * @param config `base`: the backend's origin, `''` for the page's own.
 * @param bus where failures of the whole page are told.
 */
export function createApi(config: Pick<TransportConfig, 'base' | 'timeout'>, bus: Bus = pageBus): Api {
  let transport: Promise<Transport> | undefined
  const load = () =>
    (transport ??= import('./transport').then(
      ({ createTransport }) => createTransport({ ...config, bearer }),
      (error: unknown) => {
        transport = undefined
        throw error
      },
    ))

  return createEndpoints(async (operation: OperationId, input?: CallInput) => {
    const send = await load().catch(() => {
      throw new NetworkError('network', 0)
    })
    // Who asks, before the answer changes it.
    const asker = { role: currentRole(), token: bearer() }
    return send(operation, input).catch((error: unknown) => {
      // A refusal of a session that another has followed since says nothing of the one that is here now.
      const isStale = error instanceof ApiError && error.status === 401 && bearer() !== asker.token
      if (error instanceof ApiError && !isStale) announceFailure(bus, operation, error, asker.role)
      throw error
    })
  })
}

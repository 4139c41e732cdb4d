import { useCallback } from 'react'
import { useApi, useBus } from '@yawmi/remote-kit'
import { forgetSession } from '@yawmi/session'

/**
 * Signs out: revokes the session on the server, clears the device, tells the page and the other tabs. A server that
 * cannot be reached must not keep a person signed in on this device: its failure is only logged.
 */
export function useLogout(): () => Promise<void> {
  const api = useApi()
  const bus = useBus()
  return useCallback(async () => {
    await api.logout().catch((error: unknown) => console.warn('logout:', error))
    forgetSession()
    bus.emit('auth/signed-out', { reason: 'logout' })
  }, [api, bus])
}

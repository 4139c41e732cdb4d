import { useCallback } from 'react'
import { useApi, useBus, useConfirm } from '@yawmi/remote-kit'
import { forgetSession } from '@yawmi/session'

/** Milliseconds that the server gets to end the session before the device forgets it all the same. */
const PATIENCE = 4_000

/**
 * Signs out after a question: revokes the session on the server, clears the device, tells the page and the other tabs.
 * A server that cannot be reached must not keep a person signed in on this device: its failure is only logged.
 */
export function useLogout(): () => Promise<void> {
  const api = useApi()
  const bus = useBus()
  const confirm = useConfirm()
  return useCallback(async () => {
    const revoke = () => {
      const revoked = api.logout().catch((error: unknown) => console.warn('logout:', error))
      return Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
    }
    if (!(await confirm({ operation: 'logout', work: revoke }))) return
    forgetSession()
    bus.emit('auth/signed-out', { reason: 'logout' })
  }, [api, bus, confirm])
}

import { useCallback } from 'react'
import { useApi, useBus, useConfirm } from '@yawmi/remote-kit'
import { signOut } from '@yawmi/session'

/** Milliseconds that the server gets to end the session before the device clears it all the same. */
const REVOKE_TIMEOUT_MS = 4_000

/**
 * Signs out after a confirmation: revokes the session on the server, then signs out on this device. A server that cannot
 * be reached must not keep a person signed in here: its failure is only logged.
 */
export function useLogout(): () => Promise<void> {
  const api = useApi()
  const bus = useBus()
  const confirm = useConfirm()
  return useCallback(async () => {
    const revoke = () => {
      const revoked = api.logout().catch((error: unknown) => console.warn('logout:', error))
      return Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, REVOKE_TIMEOUT_MS))])
    }
    if (!(await confirm({ operation: 'logout', work: revoke }))) return
    signOut(bus)
  }, [api, bus, confirm])
}

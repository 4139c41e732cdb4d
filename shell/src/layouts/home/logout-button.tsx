import { useApi, useBus, useConfirm } from '@yawmi/remote-kit'
import { signOut } from '@yawmi/session'
import { preloadDialog } from '@yawmi/ui'
import { LogoutIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'

/** Milliseconds that the server gets to end the session before the device clears it all the same. */
const REVOKE_TIMEOUT_MS = 4_000

/**
 * «تسجيل الخروج»: after a confirmation, revokes the session on the server, then signs out on this device. A server that
 * cannot be reached must not keep a person signed in here: its failure is only logged.
 */
export function LogoutButton({ className }: { className: string }) {
  const strings = useStrings()
  const api = useApi()
  const bus = useBus()
  const confirm = useConfirm()
  const revoke = () => {
    const revoked = api.logout().catch((error: unknown) => console.warn('logout:', error))
    return Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, REVOKE_TIMEOUT_MS))])
  }
  const logout = async () => {
    let isAnswered = false
    const work = () => {
      isAnswered = true
      return revoke()
    }
    await confirm({ operation: 'logout', work })
    // Though the answer was lost: a session that had ended by itself takes this screen away, with what waits for its owner kept.
    if (isAnswered) signOut(bus)
  }
  return (
    <button
      type="button"
      className={className}
      onPointerEnter={preloadDialog}
      onFocus={preloadDialog}
      onClick={() => void logout()}
    >
      <LogoutIcon />
      <span>{strings.logout}</span>
    </button>
  )
}

import { useState } from 'react'
import { LogoutIcon } from '@yawmi/ui/icons'
import { ConfirmDialog } from '../../alerts/confirm-dialog'
import { useCopy } from '../../copy/use-copy'
import { useLogout } from './use-logout'

/** «تسجيل الخروج», asked once more before it is done. */
export function LogoutButton({ className }: { className: string }) {
  const copy = useCopy()
  const logout = useLogout()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className={className} onClick={() => setAsking(true)}>
        <LogoutIcon />
        <span>{copy.logout}</span>
      </button>
      <ConfirmDialog open={asking} question={copy.logoutQuestion} onNo={() => setAsking(false)} onYes={logout} />
    </>
  )
}

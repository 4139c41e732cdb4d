import { preloadDialog } from '@yawmi/ui'
import { LogoutIcon } from '@yawmi/ui/icons'
import { useCopy } from '../../copy/use-copy'
import { useLogout } from './use-logout'

/** «تسجيل الخروج», asked once more before it is done. */
export function LogoutButton({ className }: { className: string }) {
  const copy = useCopy()
  const logout = useLogout()
  return (
    <button
      type="button"
      className={className}
      onPointerEnter={preloadDialog}
      onFocus={preloadDialog}
      onClick={() => void logout()}
    >
      <LogoutIcon />
      <span>{copy.logout}</span>
    </button>
  )
}

import { preloadDialog } from '@yawmi/ui'
import { LogoutIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { useLogout } from './use-logout'

/** «تسجيل الخروج», confirmed by a dialog first. */
export function LogoutButton({ className }: { className: string }) {
  const strings = useStrings()
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
      <span>{strings.logout}</span>
    </button>
  )
}

import { useEffect, type ReactNode } from 'react'
import type { Access } from '@yawmi/contract'
import { useBus, useLocation, useNavigation, useRole, verdictOf } from '@yawmi/remote-kit'
import { saveDeepLink } from '../lib/deep-link'
import { HOME, LANDING } from '../lib/targets'

/**
 * Shows a screen to those who may see it. An anonymous visitor goes to the landing page, and to the requested address
 * after signing in; a free visitor sees the lock dialog over the home page.
 */
export function AccessGuard({ access, children }: { access: Access; children: ReactNode }) {
  const role = useRole()
  const bus = useBus()
  const { go } = useNavigation()
  const { pathname, search } = useLocation()
  const verdict = verdictOf(access, role)

  useEffect(() => {
    if (verdict === 'sign-in') {
      saveDeepLink(pathname + search)
      go(LANDING, { replace: true })
    }
    if (verdict === 'locked') {
      go(HOME, { replace: true })
      bus.emit('alert/subscribers-only', {})
    }
  }, [verdict, bus, go, pathname, search])

  return verdict === 'open' ? children : null
}

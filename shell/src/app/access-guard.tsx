import { useEffect, type ReactNode } from 'react'
import type { Access } from '@yawmi/contract'
import { useBus, useLocation, useNavigation, useRole } from '@yawmi/remote-kit'
import type { Role } from '@yawmi/session'
import { keepDeepLink } from './deep-link'
import { HOME, LANDING } from './places'

type Verdict = 'open' | 'sign-in' | 'locked'

/** Who may pass: the table of the design's "route guards" row. */
const VERDICTS: Record<Access, Record<Role, Verdict>> = {
  public: { anonymous: 'open', free: 'open', subscriber: 'open' },
  visitor: { anonymous: 'sign-in', free: 'open', subscriber: 'open' },
  subscriber: { anonymous: 'sign-in', free: 'locked', subscriber: 'open' },
}

/**
 * Shows a screen to those it is for. An anonymous visitor goes to the landing page, and on to the address after
 * entering; a free visitor sees the lock dialog over the home page.
 */
export function AccessGuard({ access, children }: { access: Access; children: ReactNode }) {
  const role = useRole()
  const bus = useBus()
  const { go } = useNavigation()
  const { pathname, search } = useLocation()
  const verdict = VERDICTS[access][role]

  useEffect(() => {
    if (verdict === 'sign-in') {
      keepDeepLink(pathname + search)
      go(LANDING, { replace: true })
    }
    if (verdict === 'locked') {
      go(HOME, { replace: true })
      bus.emit('alert/subscribers-only', {})
    }
  }, [verdict, bus, go, pathname, search])

  return verdict === 'open' ? children : null
}

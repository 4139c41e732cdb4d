import { useMemo } from 'react'
import { useNavigate } from '#router'
import { useHost, type Target } from '@yawmi/host'
import { resolveTarget } from './target'

export interface Navigation {
  /** Goes to a target. An invalid target is logged and not followed. */
  go: (target: Target, options?: { replace?: boolean; state?: unknown }) => void
  /** The address of a target in this page, or undefined where the page has no such route. */
  href: (target: Target) => string | undefined
  /** One step back; to `otherwise` where this is the first page of the visit. */
  back(otherwise: Target): void
}

/** Navigation by route names across remotes: a remote uses names, never another remote's paths. */
export function useNavigation(): Navigation {
  const navigate = useNavigate()
  const { routes, onEvent } = useHost()
  return useMemo(() => {
    const navigation: Navigation = {
      go(target, options) {
        const resolved = resolveTarget(target, routes)
        if ('invalid' in resolved) console.error('navigation target must be an object with a name or a path', target)
        else if ('unknownName' in resolved)
          onEvent({ type: 'navigate', name: resolved.unknownName, params: target.params ?? {} })
        else void navigate(resolved.href, options)
      },
      href(target) {
        const resolved = resolveTarget(target, routes)
        return 'href' in resolved ? resolved.href : undefined
      },
      back(otherwise) {
        // react-router numbers its entries; 0 is the first of the visit.
        if ((history.state as { idx?: number } | null)?.idx) void navigate(-1)
        else navigation.go(otherwise, { replace: true })
      },
    }
    return navigation
  }, [navigate, routes, onEvent])
}

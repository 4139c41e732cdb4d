import { useMemo } from 'react'
import { useEntryIndex, useNavigate } from '#router'
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
  const entryIndex = useEntryIndex()
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
        // 0 is the first of the visit. In memory the page's own entries, which may be numbered too, count for nothing.
        if (entryIndex() > 0) void navigate(-1)
        else navigation.go(otherwise, { replace: true })
      },
    }
    return navigation
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `entryIndex` may be another function each time, and does the same
  }, [navigate, routes, onEvent])
}

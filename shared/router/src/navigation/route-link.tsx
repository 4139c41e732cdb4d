import type { ComponentProps, MouseEventHandler } from 'react'
import { Link } from '#router'
import { useHost, type Target } from '@yawmi/host'
import { resolveTarget } from './target'

export type RouteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { to: Target; replace?: boolean }

/**
 * A link to a route by name. Where the page has no such route (in a standalone remote) it is a button that notifies the
 * host page, which may navigate itself.
 */
export function RouteLink({ to, replace, ...rest }: RouteLinkProps) {
  const { routes, onEvent } = useHost()
  const resolved = resolveTarget(to, routes)
  if ('href' in resolved) return <Link to={resolved.href} replace={replace} {...rest} />

  const { children, className, onClick, 'aria-label': label } = rest
  const notifyHost: MouseEventHandler<HTMLButtonElement> = (event) => {
    onClick?.(event as never)
    if ('unknownName' in resolved) onEvent({ type: 'navigate', name: resolved.unknownName, params: to.params ?? {} })
  }
  return (
    <button type="button" className={className} aria-label={label} onClick={notifyHost}>
      {children}
    </button>
  )
}

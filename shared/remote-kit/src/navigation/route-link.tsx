import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { useHost } from '../host/remote-host'
import { resolveTarget, type Target } from './target'

export type RouteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: Target; replace?: boolean }

/**
 * A link to a route by name. Where the page has no such route (a remote alone in somebody's page), a press tells the
 * host, which may know where to go.
 */
export function RouteLink({ to, replace, ...rest }: RouteLinkProps) {
  const { routes, onEvent } = useHost()
  const resolved = resolveTarget(to, routes)
  if ('href' in resolved) return <Link to={resolved.href} replace={replace} {...rest} />
  const tellHost = (event: MouseEvent) => {
    event.preventDefault()
    if ('unknownName' in resolved) onEvent({ type: 'navigate', name: resolved.unknownName, params: to.params ?? {} })
  }
  return <a href="#" {...rest} onClick={tellHost} />
}

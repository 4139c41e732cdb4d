import type { ComponentProps } from 'react'
import { RouteLink } from '@yawmi/remote-kit'
import { useFlowNavigation, type FlowPage } from '../hooks/use-flow-navigation'

/** A link to another page of the flow, as `useFlowNavigation` goes there: a plain address on our site. */
export function PageLink({ page, children, ...rest }: { page: FlowPage } & Omit<ComponentProps<'a'>, 'href'>) {
  const href = useFlowNavigation().href(page)
  return href ? (
    <a {...rest} href={href}>
      {children}
    </a>
  ) : (
    <RouteLink {...rest} to={{ name: page }}>
      {children}
    </RouteLink>
  )
}

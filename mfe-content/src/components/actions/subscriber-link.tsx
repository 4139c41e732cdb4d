import type { ReactNode } from 'react'
import { RouteLink, useBus, useRole, type RouteLinkProps, type Target } from '@yawmi/remote-kit'

export interface SubscriberLinkProps extends Omit<RouteLinkProps, 'to' | 'onClick'> {
  to: Target
  /** Whether free visitors may follow it too. */
  free?: boolean
  /** Called when the link is followed, not when the lock dialog opens instead. */
  onFollow?: () => void
  children?: ReactNode
}

/** A link for subscribers; a free visitor finds a button in its place, which raises the lock dialog (section 4). */
export function SubscriberLink({ to, free = false, onFollow, children, ...rest }: SubscriberLinkProps) {
  const role = useRole()
  const bus = useBus()
  if (free || role === 'subscriber') {
    return (
      <RouteLink to={to} onClick={onFollow} {...rest}>
        {children}
      </RouteLink>
    )
  }
  return (
    <button
      type="button"
      className={rest.className}
      style={rest.style}
      onClick={() => bus.emit('alert/subscribers-only', {})}
    >
      {children}
    </button>
  )
}

import type { MouseEvent } from 'react'
import { RouteLink, useBus, useLocation, useNavigation, useRole } from '@yawmi/remote-kit'
import { useStrings } from '../../copy/use-strings'
import type { HomeMenuItem } from './menu-items'

/** One item of a menu: marks the current page, and shows a free visitor the lock dialog instead of what is locked for them. */
export function MenuLink({
  item,
  className,
  onFollow,
}: {
  item: HomeMenuItem
  className: string
  onFollow?: () => void
}) {
  const strings = useStrings()
  const bus = useBus()
  const role = useRole()
  const { href } = useNavigation()
  const { pathname } = useLocation()
  const locked = item.locked && role === 'free'
  const onClick = (event: MouseEvent) => {
    if (locked) {
      event.preventDefault()
      bus.emit('alert/subscribers-only', {})
    }
    onFollow?.()
  }
  return (
    <RouteLink
      to={item.to}
      className={className}
      aria-current={href(item.to) === pathname ? 'page' : undefined}
      onClick={onClick}
    >
      <item.Icon />
      <span>{strings[item.label]}</span>
    </RouteLink>
  )
}

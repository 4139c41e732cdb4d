import type { MouseEvent } from 'react'
import { RouteLink, useBus, useLocation, useNavigation, useRole } from '@yawmi/remote-kit'
import { useCopy } from '../../copy/use-copy'
import type { HomeMenuItem } from './menu-items'

/** One line of a menu: marks the current page, and shows a free visitor the lock instead of what is not his. */
export function MenuLink({
  item,
  className,
  onFollow,
}: {
  item: HomeMenuItem
  className: string
  onFollow?: () => void
}) {
  const copy = useCopy()
  const bus = useBus()
  const role = useRole()
  const { href } = useNavigation()
  const { pathname } = useLocation()
  const locked = item.locked && role === 'free'
  const press = (event: MouseEvent) => {
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
      onClick={press}
    >
      <item.Icon />
      <span>{copy[item.word]}</span>
    </RouteLink>
  )
}

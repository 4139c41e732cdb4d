import type { MouseEvent } from 'react'
import { brandWord } from '@yawmi/brand'
import type { Menu } from '@yawmi/contract'
import { RouteLink, useBus, useLocation, useNavigation, useRole } from '@yawmi/remote-kit'
import { useBrand } from '@yawmi/ui'
import type { OwnedMenuItem } from '../../lib/menu'
import { MenuIcon } from './menu-icon'

interface MenuLinkProps {
  item: OwnedMenuItem
  menu: Menu
  className: string
  onFollow?: () => void
}

/** One item of a menu: marks the current page, and shows a free visitor the lock dialog instead of what is locked for them. */
export function MenuLink({ item, menu, className, onFollow }: MenuLinkProps) {
  const { remote, id, label, icon, route } = item
  const brand = useBrand()
  const bus = useBus()
  const role = useRole()
  const { href } = useNavigation()
  const { pathname } = useLocation()
  const locked = item.in[menu]?.free === 'locked' && role === 'free'
  const onClick = (event: MouseEvent) => {
    if (locked) {
      event.preventDefault()
      bus.emit('alert/subscribers-only', {})
    }
    onFollow?.()
  }
  const to = { name: route }
  return (
    <RouteLink
      to={to}
      className={className}
      aria-current={href(to) === pathname ? 'page' : undefined}
      onClick={onClick}
    >
      <MenuIcon icon={icon} />
      {/* Brands of before remotes declared their menus name these words as the shell's. */}
      <span>{brandWord(brand, `${remote}.menu.${id}`, brandWord(brand, `shell.${id}`, label))}</span>
    </RouteLink>
  )
}

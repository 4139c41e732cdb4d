import { useRole } from '@yawmi/remote-kit'
import { useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { homeStyles } from './home.styles'
import { LogoutButton } from './logout-button'
import { MenuLink } from './menu-link'
import { useMenu } from './use-menu'

/** The content area's menu from md up; account and log out are subscribers' only. */
export function Sidebar() {
  const strings = useStrings()
  const classes = useStyles(homeStyles)
  const subscriber = useRole() === 'subscriber'
  const items = useMenu('sidebar')
  return (
    <nav className={classes.sidebar} aria-label={strings.mainMenu}>
      <ul className={classes.sidebarList}>
        {items.map((item) => (
          <li key={item.remote + item.id}>
            <MenuLink item={item} menu="sidebar" className={classes.sidebarLink} />
          </li>
        ))}
        {subscriber && (
          <li>
            <LogoutButton className={classes.sidebarLink} />
          </li>
        )}
      </ul>
    </nav>
  )
}

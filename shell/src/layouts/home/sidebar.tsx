import { useRole } from '@yawmi/remote-kit'
import { useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { homeStyles } from './home.styles'
import { LogoutButton } from './logout-button'
import { SIDEBAR } from './menu-items'
import { MenuLink } from './menu-link'

/** The content area's menu from md up; account and log out are subscribers' only. */
export function Sidebar() {
  const strings = useStrings()
  const classes = useStyles(homeStyles)
  const subscriber = useRole() === 'subscriber'
  return (
    <nav className={classes.sidebar} aria-label={strings.mainMenu}>
      <ul className={classes.sidebarList}>
        {SIDEBAR.filter((item) => subscriber || !item.subscribersOnly).map((item) => (
          <li key={item.label}>
            <MenuLink item={item} className={classes.sidebarLink} />
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

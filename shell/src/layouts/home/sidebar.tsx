import { useRole } from '@yawmi/remote-kit'
import { useStyles } from '@yawmi/ui'
import { useCopy } from '../../copy/use-copy'
import { homeStyles } from './home-styles'
import { LogoutButton } from './logout-button'
import { SIDEBAR } from './menu-items'
import { MenuLink } from './menu-link'

/** The content area's menu from md up; account and log out are subscribers' only. */
export function Sidebar() {
  const copy = useCopy()
  const classes = useStyles(homeStyles)
  const subscriber = useRole() === 'subscriber'
  return (
    <nav className={classes.sidebar} aria-label={copy.mainMenu}>
      <ul className={classes.sidebarList}>
        {SIDEBAR.filter((item) => subscriber || !item.subscribersOnly).map((item) => (
          <li key={item.word}>
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

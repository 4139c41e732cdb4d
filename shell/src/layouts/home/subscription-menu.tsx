import { useId, useSyncExternalStore } from 'react'
import { phoneText } from '@yawmi/contract'
import { onSessionChange, readStored } from '@yawmi/session'
import { IconButton, useStyles } from '@yawmi/ui'
import { AccountIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { useDisclosure } from '../../hooks/use-disclosure'
import { homeStyles } from './home.styles'
import { LogoutButton } from './logout-button'
import { MenuLink } from './menu-link'
import { useMenu } from './use-menu'

/** A subscriber's menu: their number, subscription details, and on small screens what the sidebar would hold. */
export function SubscriptionMenu() {
  const strings = useStrings()
  const classes = useStyles(homeStyles)
  const id = useId()
  const { open, toggle, container } = useDisclosure()
  const items = useMenu('subscription')
  // Small screens have no sidebar.
  const extras = useMenu('subscription-small')
  // No page that was rendered on the server has it: it stays on the device.
  const number = useSyncExternalStore(
    onSessionChange,
    () => readStored('msisdn'),
    () => undefined,
  )
  return (
    <div ref={container}>
      <IconButton label={strings.subscriptionMenu} aria-expanded={open} aria-controls={id} onClick={toggle}>
        <AccountIcon />
      </IconButton>
      <ul id={id} hidden={!open} className={open ? classes.menu : undefined}>
        {number && (
          <li className={classes.menuHead}>
            {strings.phone}: <bdi dir="ltr">{phoneText(number)}</bdi>
          </li>
        )}
        {items.map((item) => (
          <li key={item.remote + item.id}>
            <MenuLink item={item} menu="subscription" className={classes.sidebarLink} />
          </li>
        ))}
        {extras.map((item) => (
          <li key={item.remote + item.id} className={classes.smallOnly}>
            <MenuLink item={item} menu="subscription-small" className={classes.sidebarLink} />
          </li>
        ))}
        <li className={classes.smallOnly}>
          <LogoutButton className={classes.sidebarLink} />
        </li>
      </ul>
    </div>
  )
}

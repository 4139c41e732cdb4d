import { useId, useSyncExternalStore } from 'react'
import { phoneText } from '@yawmi/contract'
import { onSessionChange, readStored } from '@yawmi/session'
import { IconButton, useStyles } from '@yawmi/ui'
import { AccountIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { useDisclosure } from '../../hooks/use-disclosure'
import { homeStyles } from './home.styles'
import { LogoutButton } from './logout-button'
import { SMALL_SCREEN_EXTRAS, subscription } from './menu-items'
import { MenuLink } from './menu-link'

/** A subscriber's menu: their number, subscription details, and on small screens what the sidebar would hold. */
export function SubscriptionMenu() {
  const strings = useStrings()
  const classes = useStyles(homeStyles)
  const id = useId()
  const { open, toggle, container } = useDisclosure()
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
        <li>
          <MenuLink item={subscription} className={classes.sidebarLink} />
        </li>
        {SMALL_SCREEN_EXTRAS.map((item) => (
          <li key={item.label} className={classes.smallOnly}>
            <MenuLink item={item} className={classes.sidebarLink} />
          </li>
        ))}
        <li className={classes.smallOnly}>
          <LogoutButton className={classes.sidebarLink} />
        </li>
      </ul>
    </div>
  )
}

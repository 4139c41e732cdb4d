import { useId } from 'react'
import { phoneText } from '@yawmi/contract'
import { readStored } from '@yawmi/session'
import { IconButton, useStyles } from '@yawmi/ui'
import { AccountIcon } from '@yawmi/ui/icons'
import { useCopy } from '../../copy/use-copy'
import { useDisclosure } from '../use-disclosure'
import { homeStyles } from './home-styles'
import { LogoutButton } from './logout-button'
import { SMALL_SCREEN_EXTRAS, subscription } from './menu-items'
import { MenuLink } from './menu-link'

/** A subscriber's menu: his number, subscription details, and on small screens what the sidebar would hold. */
export function SubscriptionMenu() {
  const copy = useCopy()
  const classes = useStyles(homeStyles)
  const id = useId()
  const { open, toggle, place } = useDisclosure()
  const number = readStored('msisdn')
  return (
    <div ref={place}>
      <IconButton label={copy.subscriptionMenu} aria-expanded={open} aria-controls={id} onClick={toggle}>
        <AccountIcon />
      </IconButton>
      <ul id={id} hidden={!open} className={open ? classes.menu : undefined}>
        {number && (
          <li className={classes.menuHead}>
            {copy.phone}: <bdi dir="ltr">{phoneText(number)}</bdi>
          </li>
        )}
        <li>
          <MenuLink item={subscription} className={classes.sidebarLink} />
        </li>
        {SMALL_SCREEN_EXTRAS.map((item) => (
          <li key={item.word} className={classes.smallOnly}>
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

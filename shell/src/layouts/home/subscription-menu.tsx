import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from '@yawmi/remote-kit'
import { readStored } from '@yawmi/session'
import { IconButton, useStyles } from '@yawmi/ui'
import { AccountIcon } from '@yawmi/ui/icons'
import { useCopy } from '../../copy/use-copy'
import { homeStyles } from './home-styles'
import { LogoutButton } from './logout-button'
import { SMALL_SCREEN_EXTRAS, subscription } from './menu-items'
import { MenuLink } from './menu-link'

/** A subscriber's menu: his number, subscription details, and on small screens what the sidebar would hold. */
export function SubscriptionMenu() {
  const copy = useCopy()
  const classes = useStyles(homeStyles)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  useEffect(() => setOpen(false), [key])
  useEffect(() => {
    if (!open) return
    const stop = new AbortController()
    addEventListener(
      'pointerdown',
      (event) => place.current?.contains(event.target as Node) || isInDialog(event) || setOpen(false),
      stop,
    )
    addEventListener('keydown', (event) => event.key === 'Escape' && setOpen(false), stop)
    return () => stop.abort()
  }, [open])

  return (
    <div ref={place}>
      <IconButton label={copy.subscriptionMenu} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <AccountIcon />
      </IconButton>
      <ul id={id} hidden={!open} className={open ? classes.menu : undefined}>
        <li className={classes.menuHead}>
          {copy.phone}: <bdi dir="ltr">{readStored('msisdn')}</bdi>
        </li>
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

/** The question that logging out asks lies outside the menu and belongs to it. */
const isInDialog = (event: Event) => (event.target as Element).closest('[role=alertdialog]') !== null

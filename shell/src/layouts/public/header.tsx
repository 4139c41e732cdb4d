import { useId } from 'react'
import { RouteLink, useBrand, useLocation, useNavigation } from '@yawmi/remote-kit'
import { currentRole, enterFree } from '@yawmi/session'
import { Button, IconButton, Logo, usePrefersReducedMotion, useStyles } from '@yawmi/ui'
import { CloseIcon, MenuIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { takeArrival } from '../../lib/deep-link'
import { HOME, LANDING } from '../../lib/targets'
import { narrowStyles } from '../../components/narrow.styles'
import { ThemeSwitch } from '../../components/theme-switch'
import { useDisclosure } from '../../hooks/use-disclosure'
import { headerStyles } from './header.styles'
import { HEADER_LINKS, linksOf } from './links'

/** The landing layout's header: the logo, the links (a dropdown on small screens), and the entry for free visitors. */
export function PublicHeader() {
  const strings = useStrings()
  const classes = useStyles(headerStyles)
  const { narrow } = useStyles(narrowStyles)
  const brand = useBrand()
  const { features, name } = brand
  const menuId = useId()
  const { open, toggle, container } = useDisclosure()
  const { go } = useNavigation()
  // Subscribers enter as they are: a press must not cost them their session.
  const enter = () => {
    if (currentRole() !== 'subscriber') enterFree()
    go(takeArrival() ?? HOME)
  }
  const room = roomBeside(name)
  const freeEntryLabel = (
    <>
      <span className={classes.forOthers}>{strings.freeContent}</span>
      <span className={classes.forSubscribers}>{strings.toContent}</span>
    </>
  )

  return (
    <header className={classes.header}>
      <nav aria-label={strings.mainMenu}>
        <div ref={container} className={classes.bar} data-name-room={room}>
          <div className={classes.brand}>
            <BrandLink className={classes.brandLink} />
          </div>
          <IconButton
            className={classes.toggle}
            label={open ? strings.closeMenu : strings.openMenu}
            aria-expanded={open}
            aria-controls={menuId}
            onClick={toggle}
          >
            {open ? <CloseIcon /> : <MenuIcon />}
          </IconButton>
          <ul id={menuId} className={classes.menu} data-open={open || undefined}>
            {features.freeEntry && room && (
              <li className={classes.freeLine}>
                <Button variant="ghost" className={narrow} onClick={enter}>
                  {freeEntryLabel}
                </Button>
              </li>
            )}
            {linksOf(HEADER_LINKS, brand).map(({ label, to }) => (
              <li key={label}>
                <RouteLink className={classes.link} to={to}>
                  {strings[label]}
                </RouteLink>
              </li>
            ))}
            {features.darkTheme && (
              <li>
                <ThemeSwitch labelClass={classes.themeLabel} />
              </li>
            )}
          </ul>
          {features.freeEntry && (
            <Button variant="outline" id="free-entry" className={classes.freeButton} onClick={enter}>
              {freeEntryLabel}
            </Button>
          )}
        </div>
      </nav>
    </header>
  )
}

/** Whether a phone's bar has room for more than the brand's name: by its length, as one prerendered page serves all widths. */
function roomBeside(name: string): 'little' | 'none' | undefined {
  const { length } = [...name]
  if (length > 20) return 'none'
  return length > 10 ? 'little' : undefined
}

/** The logo leads to the landing page, or scrolls to its top when already there. */
function BrandLink({ className }: { className: string }) {
  const { pathname } = useLocation()
  const prefersReducedMotion = usePrefersReducedMotion()
  const scrollToTop = () => {
    if (pathname === '/') scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' })
  }
  return (
    <RouteLink to={LANDING} className={className} onClick={scrollToTop}>
      <Logo size={36} />
    </RouteLink>
  )
}

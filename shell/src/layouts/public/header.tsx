import { useId } from 'react'
import { RouteLink, useBrand, useLocation } from '@yawmi/remote-kit'
import { Button, IconButton, Logo, usePrefersReducedMotion, useStyles } from '@yawmi/ui'
import { CloseIcon, MenuIcon } from '@yawmi/ui/icons'
import { useCopy } from '../../copy/use-copy'
import { LANDING } from '../../app/places'
import { ThemeSwitch } from '../theme-switch'
import { useDisclosure } from '../use-disclosure'
import { headerStyles } from './header.styles'
import { HEADER_LINKS, linksOf } from './links'
import { useFreeEntry } from './use-free-entry'

/** The landing layout's header: the logo, the links (a dropdown on small screens), and the way in without paying. */
export function PublicHeader() {
  const copy = useCopy()
  const classes = useStyles(headerStyles)
  const brand = useBrand()
  const { features, name } = brand
  const menuId = useId()
  const { open, toggle, place } = useDisclosure()
  const enterFree = useFreeEntry()
  const room = roomBeside(name)
  const freeWords = (
    <>
      <span className={classes.forOthers}>{copy.freeContent}</span>
      <span className={classes.forSubscribers}>{copy.toContent}</span>
    </>
  )

  return (
    <header className={classes.header}>
      <nav aria-label={copy.mainMenu}>
        <div ref={place} className={classes.bar} data-name-room={room}>
          <div className={classes.brand}>
            <BrandLink className={classes.brandLink} />
          </div>
          <IconButton
            className={classes.toggle}
            label={open ? copy.closeMenu : copy.openMenu}
            aria-expanded={open}
            aria-controls={menuId}
            onClick={toggle}
          >
            {open ? <CloseIcon /> : <MenuIcon />}
          </IconButton>
          <ul id={menuId} className={classes.menu} data-open={open || undefined}>
            {features.freeEntry && room && (
              <li className={classes.freeLine}>
                <Button variant="ghost" paddingInline="3" onClick={enterFree}>
                  {freeWords}
                </Button>
              </li>
            )}
            {linksOf(HEADER_LINKS, brand).map(({ word, to }) => (
              <li key={word}>
                <RouteLink className={classes.link} to={to}>
                  {copy[word]}
                </RouteLink>
              </li>
            ))}
            {features.darkTheme && (
              <li>
                <ThemeSwitch wordClass={classes.themeWord} />
              </li>
            )}
          </ul>
          {features.freeEntry && (
            <Button variant="outline" id="free-entry" className={classes.freeButton} onClick={enterFree}>
              {freeWords}
            </Button>
          )}
        </div>
      </nav>
    </header>
  )
}

/** Whether a phone's bar has room for more than the brand's name: by its letters, for both stand in one prerendered page. */
function roomBeside(name: string): 'little' | 'none' | undefined {
  const letters = [...name].length
  if (letters > 20) return 'none'
  return letters > 10 ? 'little' : undefined
}

/** The logo returns to the landing page, or scrolls to its top when already there. */
function BrandLink({ className }: { className: string }) {
  const { pathname } = useLocation()
  const calm = usePrefersReducedMotion()
  const toTop = () => {
    if (pathname === '/') scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
  }
  return (
    <RouteLink to={LANDING} className={className} onClick={toTop}>
      <Logo size={36} />
    </RouteLink>
  )
}

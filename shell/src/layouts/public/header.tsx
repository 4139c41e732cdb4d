import { useEffect, useId, useState } from 'react'
import { RouteLink, useBrand, useLocation } from '@yawmi/remote-kit'
import { Button, IconButton, Logo, defineStyles, useAtLeast, useStyles } from '@yawmi/ui'
import { CloseIcon, MenuIcon } from '@yawmi/ui/icons'
import { useCopy } from '../../copy/use-copy'
import { LANDING } from '../../app/places'
import { ThemeSwitch } from '../theme-switch'
import { HEADER_LINKS } from './links'
import { useFreeEntry } from './use-free-entry'

const styles = defineStyles({
  header: {
    position: 'sticky',
    insetBlockStart: '0',
    zIndex: 'sticky',
    backgroundColor: 'paper',
    borderBlockEnd: '1px solid',
    borderColor: 'line',
  },
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '64px',
    maxWidth: 'content',
    marginInline: 'auto',
    paddingInline: 'gutter',
  },
  brand: { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', marginInlineEnd: 'auto' },
  links: { display: 'flex', alignItems: 'center', gap: '1', listStyle: 'none' },
  dropdown: {
    display: 'grid',
    listStyle: 'none',
    paddingInline: 'gutter',
    paddingBlockEnd: '4',
    backgroundColor: 'paper',
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '3',
    borderRadius: 'field',
    color: 'ink',
    fontWeight: 'bold',
    '&:hover': { backgroundColor: 'brandTint', color: 'brand' },
  },
})

/** The landing layout's header: the logo, the links (a dropdown on small screens), and the way in without paying. */
export function PublicHeader() {
  const copy = useCopy()
  const classes = useStyles(styles)
  const { features } = useBrand()
  const { key } = useLocation()
  const wide = useAtLeast('md')
  const menuId = useId()
  const [open, setOpen] = useState(false)
  const enterFree = useFreeEntry()
  useEffect(() => setOpen(false), [key])

  const links = HEADER_LINKS.map(({ word, to }) => (
    <li key={word}>
      <RouteLink className={classes.link} to={to}>
        {copy[word]}
      </RouteLink>
    </li>
  ))

  return (
    <header className={classes.header}>
      <nav aria-label={copy.mainMenu}>
        <div className={classes.bar}>
          <BrandLink className={classes.brand} />
          {wide && <ul className={classes.links}>{links}</ul>}
          {wide && <ThemeSwitch />}
          {features.freeEntry && (
            <Button variant="outline" onClick={enterFree}>
              {copy.freeContent}
            </Button>
          )}
          {!wide && (
            <IconButton
              label={open ? copy.closeMenu : copy.openMenu}
              aria-expanded={open}
              aria-controls={menuId}
              onClick={() => setOpen(!open)}
            >
              {open ? <CloseIcon /> : <MenuIcon />}
            </IconButton>
          )}
        </div>
        {!wide && (
          <ul id={menuId} hidden={!open} className={open ? classes.dropdown : undefined}>
            {links}
            <li>
              <ThemeSwitch />
            </li>
          </ul>
        )}
      </nav>
    </header>
  )
}

/** The logo returns to the landing page, or scrolls to its top when already there. */
function BrandLink({ className }: { className: string }) {
  const { pathname } = useLocation()
  const toTop = () => {
    if (pathname === '/') scrollTo({ top: 0, behavior: 'smooth' })
  }
  return (
    <RouteLink to={LANDING} className={className} onClick={toTop}>
      <Logo size={36} />
    </RouteLink>
  )
}

import { RouteLink, useBrand } from '@yawmi/remote-kit'
import { Logo, defineStyles, fillText, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { BackToTop } from './back-to-top'
import { FOOTER_LINKS, linksOf } from './links'

const styles = defineStyles({
  footer: { borderBlockStart: '1px solid', borderColor: 'line', backgroundColor: 'surface' },
  inner: {
    display: 'grid',
    gap: '6',
    justifyItems: 'start',
    maxWidth: 'content',
    marginInline: 'auto',
    paddingInline: 'gutter',
    paddingBlock: '10',
  },
  links: { display: 'flex', flexWrap: 'wrap', columnGap: '6', listStyle: 'none' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    color: 'ink',
    '&:hover': { color: 'brand' },
  },
  rights: { color: 'quiet', fontSize: 'sm' },
})

/** The landing layout's footer. */
export function PublicFooter() {
  const strings = useStrings()
  const brand = useBrand()
  const classes = useStyles(styles)
  // eslint-disable-next-line react/purity -- it shows today
  const year = new Date().getFullYear()
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <Logo size={36} />
        <nav aria-label={strings.footerMenu}>
          <ul className={classes.links}>
            {linksOf(FOOTER_LINKS, brand).map(({ label, to }) => (
              <li key={label}>
                <RouteLink className={classes.link} to={to}>
                  {strings[label]}
                </RouteLink>
              </li>
            ))}
          </ul>
        </nav>
        {brand.links.social && (
          <a className={classes.link} href={brand.links.social} target="_blank" rel="noopener noreferrer">
            {strings.social}
          </a>
        )}
        <p className={classes.rights} suppressHydrationWarning>
          {fillText(strings.rights, { year, brand: brand.name })}
        </p>
      </div>
      <BackToTop />
    </footer>
  )
}

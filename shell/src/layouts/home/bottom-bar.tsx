import { useStyles } from '@yawmi/ui'
import { useCopy } from '../../copy/use-copy'
import { homeStyles } from './home-styles'
import { BOTTOM_BAR } from './menu-items'
import { MenuLink } from './menu-link'

/** The content area's menu below md, at thumb height. */
export function BottomBar() {
  const copy = useCopy()
  const classes = useStyles(homeStyles)
  return (
    <nav aria-label={copy.mainMenu}>
      <ul className={classes.bottomBar}>
        {BOTTOM_BAR.map((item) => (
          <li key={item.word}>
            <MenuLink item={item} className={classes.bottomLink} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

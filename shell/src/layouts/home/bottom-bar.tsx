import { useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { homeStyles } from './home.styles'
import { BOTTOM_BAR } from './menu-items'
import { MenuLink } from './menu-link'

/** The content area's menu below md, within reach of the thumb. */
export function BottomBar() {
  const strings = useStrings()
  const classes = useStyles(homeStyles)
  return (
    <nav aria-label={strings.mainMenu}>
      <ul className={classes.bottomBar}>
        {BOTTOM_BAR.map((item) => (
          <li key={item.label}>
            <MenuLink item={item} className={classes.bottomLink} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

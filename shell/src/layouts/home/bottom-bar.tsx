import { useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { homeStyles } from './home.styles'
import { MenuLink } from './menu-link'
import { useMenu } from './use-menu'

/** The content area's menu below md, within reach of the thumb. */
export function BottomBar() {
  const strings = useStrings()
  const classes = useStyles(homeStyles)
  const items = useMenu('bottom-bar')
  return (
    <nav aria-label={strings.mainMenu}>
      <ul className={classes.bottomBar}>
        {items.map((item) => (
          <li key={item.remote + item.id}>
            <MenuLink item={item} menu="bottom-bar" className={classes.bottomLink} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

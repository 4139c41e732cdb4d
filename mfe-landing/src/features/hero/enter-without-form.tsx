import { RouteLink, useBrand, useHost, useNavigation, useRole, type Target } from '@yawmi/remote-kit'
import { enterFree } from '@yawmi/session'
import { Button, TextLink, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { ar } from './copy/ar'
import { heroStyles } from './hero.styles'

const HOME: Target = { name: 'home' }

/** Entry without the form: for visitors who are signed in, and for a free look. */
export function EnterWithoutForm() {
  const strings = useStrings(ar)
  const classes = useStyles(heroStyles)
  const { features } = useBrand()
  const role = useRole()
  const { arrival } = useHost()
  const { go } = useNavigation()

  if (role !== 'anonymous') {
    return (
      <p className={classes.inline}>
        {strings.toContentBefore}&nbsp;<TextLink render={<RouteLink to={HOME} />}>{strings.toContent}</TextLink>
      </p>
    )
  }
  if (!features.freeEntry) return null
  const look = () => {
    enterFree()
    go(arrival?.() ?? HOME)
  }
  return (
    <p className={classes.inline}>
      {strings.freeEntryBefore}
      <Button variant="ghost" onClick={look}>
        {strings.freeEntry}
      </Button>
    </p>
  )
}

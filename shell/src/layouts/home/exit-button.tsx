import { useNavigation } from '@yawmi/remote-kit'
import { forgetSession } from '@yawmi/session'
import { Button, defineStyles, useStyles } from '@yawmi/ui'
import { LogoutIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { LANDING } from '../../lib/targets'

const styles = defineStyles({ exit: { paddingInline: { base: '2', sm: '5' } } })

/** A free visitor's way back to the landing page. */
export function ExitButton() {
  const strings = useStrings()
  const classes = useStyles(styles)
  const { go } = useNavigation()
  const exit = () => {
    go(LANDING)
    forgetSession()
  }
  return (
    <Button variant="ghost" className={classes.exit} onClick={exit}>
      <LogoutIcon />
      {strings.exit}
    </Button>
  )
}

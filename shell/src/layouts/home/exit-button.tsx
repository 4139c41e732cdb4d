import { useNavigation } from '@yawmi/remote-kit'
import { forgetSession } from '@yawmi/session'
import { Button } from '@yawmi/ui'
import { LogoutIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { LANDING } from '../../lib/targets'

/** A free visitor's way back to the landing page. */
export function ExitButton() {
  const strings = useStrings()
  const { go } = useNavigation()
  const exit = () => {
    go(LANDING)
    forgetSession()
  }
  return (
    <Button variant="ghost" paddingInline={{ base: '2', sm: '5' }} onClick={exit}>
      <LogoutIcon />
      {strings.exit}
    </Button>
  )
}

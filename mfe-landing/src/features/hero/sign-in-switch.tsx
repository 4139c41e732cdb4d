import { Button, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { ar } from './copy/ar'
import { heroStyles } from './hero.styles'

/**
 * For people who subscribed before and were signed out: the same number and code lead them in, and the form then speaks of
 * that instead of a subscription, which they have.
 */
export function SignInSwitch({ signingIn, onSwitch }: { signingIn: boolean; onSwitch: () => void }) {
  const strings = useStrings(ar)
  return (
    <p className={useStyles(heroStyles).inline}>
      {signingIn ? strings.subscribeBefore : strings.signInBefore}
      <Button variant="ghost" onClick={onSwitch}>
        {signingIn ? strings.subscribe : strings.signIn}
      </Button>
    </p>
  )
}

import { Button, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { ar } from './copy/ar'
import { heroStyles } from './hero.styles'

/** Leads back to the dialog that a person closed before the code came. */
export function SentNotice({ onEnterCode }: { onEnterCode: () => void }) {
  const strings = useStrings(ar)
  return (
    <div className={useStyles(heroStyles).sent}>
      {strings.codeSent}
      <Button variant="ghost" onClick={onEnterCode}>
        {strings.enterCode}
      </Button>
    </div>
  )
}

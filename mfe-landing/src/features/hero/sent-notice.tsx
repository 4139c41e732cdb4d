import { Button, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { ar } from './copy/ar'
import { heroStyles } from './hero.styles'

/** For who closed the dialog before the code came: the way back to it. */
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

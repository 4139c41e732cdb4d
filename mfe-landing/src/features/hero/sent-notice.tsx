import { Button, useStyles } from '@yawmi/ui'
import { useWords } from '../words/use-words'
import { ar } from './copy/ar'
import { heroStyles } from './hero.styles'

/** For who closed the dialog before the code came: the way back to it. */
export function SentNotice({ onEnterCode }: { onEnterCode: () => void }) {
  const words = useWords(ar)
  return (
    <div className={useStyles(heroStyles).sent}>
      {words.codeSent}
      <Button variant="ghost" onClick={onEnterCode}>
        {words.enterCode}
      </Button>
    </div>
  )
}

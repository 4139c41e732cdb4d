import { useRef } from 'react'
import { HostDialog, useCopy, type Closing } from '@yawmi/dialogs/kinds'
import { useBrand } from '@yawmi/host'
import { useNavigation } from '@yawmi/router'
import { Button, Text } from '@yawmi/ui'

/** For a free visitor who opens subscribers' content. */
export function LockDialog({ closing }: { closing: Closing }) {
  const copy = useCopy()
  const { trialHours } = useBrand()
  const { go } = useNavigation()
  const first = useRef<HTMLButtonElement>(null)
  const subscribe = () => void closing.close().then(() => go({ name: 'LandingPage', hash: '#hero' }))
  return (
    <HostDialog
      closing={closing}
      size="sm"
      title={copy.lockTitle}
      initialFocus={first}
      footer={
        <>
          <Button ref={first} onClick={subscribe}>
            {copy.subscribe}
          </Button>
          <Button variant="outline" onClick={() => void closing.close()}>
            {copy.continueWithout}
          </Button>
        </>
      }
    >
      <Text>{trialHours > 0 ? copy.lockTextTrial : copy.lockText}</Text>
    </HostDialog>
  )
}

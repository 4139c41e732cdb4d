import { useRef } from 'react'
import { Button, Text } from '@yawmi/ui'
import { useBrand } from '../host/remote-host'
import { useNavigation } from '../navigation/use-navigation'
import { HostDialog, type Closing } from './host-dialog'
import { useCopy } from './copy/use-copy'

/** What a free visitor meets at subscribers' content. */
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

import { useBackToClose } from '@yawmi/remote-kit'
import { Button, Dialog } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { ar } from './copy/ar'

/** Thanks for a letter that has arrived. */
export function SentDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const strings = useStrings(ar, 'contact')
  useBackToClose(open, onClose)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={strings.sentTitle}
      description={strings.sentText}
      footer={<Button onClick={onClose}>{strings.ok}</Button>}
    />
  )
}

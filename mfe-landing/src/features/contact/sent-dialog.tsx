import { useBackToClose } from '@yawmi/remote-kit'
import { Button, Dialog } from '@yawmi/ui'
import { useWords } from '../words/use-words'
import { ar } from './copy/ar'

/** Thanks for a letter that has arrived. */
export function SentDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords(ar, 'contact')
  useBackToClose(open, onClose)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.sentTitle}
      description={words.sentText}
      footer={<Button onClick={onClose}>{words.ok}</Button>}
    />
  )
}

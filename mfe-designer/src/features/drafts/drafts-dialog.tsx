import type { DesignType } from '@yawmi/contract'
import { useBackToClose } from '@yawmi/remote-kit'
import { Button, Dialog } from '@yawmi/ui'
import { AddIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { useStudio } from '../../studio/use-studio'
import { DraftsList } from './drafts-list'

/** The designs in progress, and beginning another. */
export function DraftsDialog({ type, open, onClose }: { type: DesignType; open: boolean; onClose: () => void }) {
  const strings = useStrings()
  const studio = useStudio()
  useBackToClose(open, onClose)
  const begin = () => {
    studio.open()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={strings.drafts}
      size="lg"
      footer={
        <Button onClick={begin}>
          <AddIcon size={20} />
          {strings.newDesign}
        </Button>
      }
    >
      {open && <DraftsList type={type} onChosen={onClose} />}
    </Dialog>
  )
}

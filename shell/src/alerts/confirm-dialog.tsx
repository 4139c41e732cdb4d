import { useState } from 'react'
import { Button, Dialog } from '@yawmi/ui'
import { useCopy } from '../copy/use-copy'

interface ConfirmDialogProps {
  open: boolean
  question: string
  onYes: () => Promise<void>
  onNo: () => void
}

/** A question that is answered with yes or no; it stays, at work, until yes is done. */
export function ConfirmDialog({ open, question, onYes, onNo }: ConfirmDialogProps) {
  const copy = useCopy()
  const [busy, setBusy] = useState(false)
  const yes = () => {
    setBusy(true)
    void onYes().finally(() => setBusy(false))
  }
  return (
    <Dialog
      open={open}
      role="alertdialog"
      size="sm"
      title={question}
      onClose={onNo}
      footer={
        <>
          <Button variant="danger" loading={busy} onClick={yes}>
            {copy.yes}
          </Button>
          <Button variant="outline" onClick={onNo}>
            {copy.no}
          </Button>
        </>
      }
    />
  )
}

import { useRef } from 'react'
import { Button, Dialog, Text } from '@yawmi/ui'
import { useCopy } from '../../copy/use-copy'

export interface ConfirmDialogProps {
  open: boolean
  question: string
  /** What the answer «نعم» will do, in one sentence. */
  consequence?: string
  /** Whether «نعم» destroys something. */
  dangerous?: boolean
  /** The answer «نعم» is being carried out. */
  busy: boolean
  /** Why it could not be carried out. */
  failure?: string
  onYes: () => void
  onNo: () => void
}

/** A question with «نعم» and «لا». «لا» is focused first, and closing the dialog means it; not while the answer is carried out. */
export function ConfirmDialog({
  open,
  question,
  consequence,
  dangerous,
  busy,
  failure,
  onYes,
  onNo,
}: ConfirmDialogProps) {
  const copy = useCopy()
  const no = useRef<HTMLButtonElement>(null)
  const close = () => !busy && onNo()
  return (
    <Dialog
      open={open}
      onClose={close}
      title={question}
      description={consequence}
      role="alertdialog"
      initialFocus={no}
      footer={
        <>
          <Button variant={dangerous ? 'danger' : 'solid'} loading={busy} onClick={onYes}>
            {copy.yes}
          </Button>
          <Button ref={no} variant="outline" disabled={busy} onClick={close}>
            {copy.no}
          </Button>
        </>
      }
    >
      <div role="alert">{failure && <Text tone="danger">{failure}</Text>}</div>
    </Dialog>
  )
}

import { useRef, useState, type ComponentType } from 'react'
import { useHost } from '@yawmi/host'
import { useHistoryEntry } from '../history/use-history-entry'
import { ConfirmDialog } from '../kinds/confirm-dialog'
import type { Closing } from '../kinds/host-dialog'
import { VideoDialog } from '../kinds/video-dialog'
import { useDialogQueue, type Alert, type DialogRequest } from './use-dialog-queue'
import { useFocusReturn } from './use-focus-return'

/**
 * Milliseconds of a dialog's exit animation. Until its end the rest of the page is hidden from screen readers, and a code
 * dialog that the answer opens would be hidden too.
 */
const EXIT_MS = 180

const exitAnimation = () => new Promise((resolve) => setTimeout(resolve, EXIT_MS))

interface DialogHostProps {
  /** Renders an alert: its text and actions are the service's. */
  Alert: ComponentType<{ alert: Alert; closing: Closing }>
}

/**
 * Shows the dialogs that are requested over the bus, alerts and questions, one at a time and in order. Escape, «إغلاق»,
 * the backdrop and «back» close them; focus returns to where it was. The shell and each standalone remote mount one; of
 * several hosts in a page one is active.
 */
export function DialogHost({ Alert }: DialogHostProps) {
  const { mode } = useHost()
  const [current, drop] = useDialogQueue()
  /** Of the dialog that its work holds: one that was withdrawn meanwhile holds no other. */
  const heldId = useRef<number>(undefined)
  const [closingId, setClosingId] = useState<number>()
  // A dialog that closes is rendered until its exit animation ends.
  const [last, setLast] = useState(current)
  if (current && current !== last) setLast(current)

  const finish = ({ id, message }: DialogRequest, answer?: unknown) => {
    if ('answer' in message) message.answer(answer as never)
    else drop(id)
  }
  // A host page's history is left alone.
  const removeEntry = useHistoryEntry(mode === 'shell' ? current?.id : undefined, () => {
    if (!current || heldId.current === current.id) return false
    setClosingId(current.id)
    void exitAnimation().then(() => finish(current))
    return true
  })
  const open = current !== undefined && current.id !== closingId
  useFocusReturn(open)

  const rendered = current ?? last
  if (!rendered) return null
  const closing: Closing = {
    open,
    async close(answer) {
      if (heldId.current === rendered.id || !open) return
      setClosingId(rendered.id)
      await Promise.all([removeEntry(), exitAnimation()])
      finish(rendered, answer)
    },
    hold: (value) => {
      if (value) heldId.current = rendered.id
      else if (heldId.current === rendered.id) heldId.current = undefined
    },
  }
  const { id, message } = rendered
  if (!('answer' in message)) return <Alert key={id} alert={message} closing={closing} />
  if (message.name === 'dialog/video') return <VideoDialog key={id} video={message.asked} closing={closing} />
  return <ConfirmDialog key={id} confirmation={message.asked} closing={closing} />
}

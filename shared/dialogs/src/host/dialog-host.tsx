import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useHost } from '@yawmi/host'
import { DialogLoader, preloadDialog, type DialogCode } from '@yawmi/ui'
import { useHistoryEntry } from '../history/use-history-entry'
import type { Closing, DialogRequest } from '../dialog-request'
import { useDialogQueue } from './use-dialog-queue'
import { useFocusReturn } from './use-focus-return'

/**
 * Milliseconds of a dialog's exit animation. Until its end the rest of the page is hidden from screen readers, and a code
 * dialog that the answer opens would be hidden too.
 */
const EXIT_MS = 180

const exitAnimation = () => new Promise((resolve) => setTimeout(resolve, EXIT_MS))

interface DialogHostProps {
  /** Renders what was requested. */
  code: DialogCode<ComponentType<Pick<DialogRequest, 'message'> & { closing: Closing }>>
}

/**
 * Shows the dialogs that are requested over the bus, alerts and questions, one at a time and in order. Escape, «إغلاق»,
 * the backdrop and «back» close them; focus returns to where it was. The shell and each standalone remote mount one; of
 * several hosts in a page one is active.
 */
export function DialogHost({ code }: DialogHostProps) {
  const { mode } = useHost()
  const { current, leave, drop } = useDialogQueue()
  /** Of the dialog that its work holds: one that was withdrawn meanwhile holds no other. */
  const heldId = useRef<number>(undefined)
  /** Of the dialog that was closed last. */
  const closedId = useRef<number>(undefined)
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
    leave(current.id)
    void exitAnimation().then(() => finish(current))
    return true
  })
  const open = current !== undefined && !current.leaving
  useFocusReturn(open)

  useEffect(() => code.comeAlong(), [code])
  // The two come at once, and not one after the other.
  useEffect(() => {
    if (open) void preloadDialog()
  }, [open])

  const rendered = current ?? last
  if (!rendered) return null
  const closing: Closing = {
    open,
    async close(answer) {
      if (heldId.current === rendered.id) return
      // What comes after it has begun with the first press: a second one, which the exit animation leaves time for, leads nowhere.
      if (closedId.current === rendered.id || !open) return new Promise(() => {})
      closedId.current = rendered.id
      leave(rendered.id)
      await Promise.all([removeEntry(), exitAnimation()])
      finish(rendered, answer)
    },
    hold: (value) => {
      if (value) heldId.current = rendered.id
      else if (heldId.current === rendered.id) heldId.current = undefined
    },
  }
  return (
    <DialogLoader code={code} open={open} onClose={() => void closing.close()}>
      {(Kind) => <Kind key={rendered.id} message={rendered.message} closing={closing} />}
    </DialogLoader>
  )
}

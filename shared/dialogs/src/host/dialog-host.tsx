import { useRef, useState, type ComponentType } from 'react'
import { useHost } from '@yawmi/host'
import { useHistoryEntry } from '../history/use-history-entry'
import { ConfirmDialog } from '../kinds/confirm-dialog'
import type { Closing } from '../kinds/host-dialog'
import { VideoDialog } from '../kinds/video-dialog'
import { useDialogQueue, type Alert, type Wanted } from './use-dialog-queue'
import { useFocusReturn } from './use-focus-return'

/**
 * Milliseconds of a dialog's way out. Until then it hides the rest of the page from screen readers; a code dialog that
 * its answer opens would be hidden too.
 */
const WAY_OUT = 180

const wayOut = () => new Promise((resolve) => setTimeout(resolve, WAY_OUT))

interface DialogHostProps {
  /** Shows an alert: what it says and offers is for the service to decide. */
  Alert: ComponentType<{ alert: Alert; closing: Closing }>
}

/**
 * The page's one place for dialogs that anybody may raise over the bus: alerts and questions, one at a time, in order.
 * Escape, «إغلاق», the backdrop and «back» close them; focus returns to where it was. It stands in the shell, and in
 * each remote that is alone in a page; of several hosts in one page one is at work.
 */
export function DialogHost({ Alert }: DialogHostProps) {
  const { mode } = useHost()
  const [wanted, drop] = useDialogQueue()
  const held = useRef(false)
  const [leaving, setLeaving] = useState<number>()
  // What closes is still drawn, for its way out.
  const last = useRef<Wanted>(undefined)
  last.current = wanted ?? last.current

  const over = ({ id, what }: Wanted, answer?: unknown) => {
    if ('answer' in what) what.answer(answer as never)
    else drop(id)
  }
  // A page that is not ours has a history that is not ours.
  const leaveEntry = useHistoryEntry(mode === 'shell' ? wanted?.id : undefined, () => {
    if (held.current || !wanted) return false
    setLeaving(wanted.id)
    void wayOut().then(() => over(wanted))
    return true
  })
  const open = wanted !== undefined && wanted.id !== leaving
  useFocusReturn(open)

  const drawn = last.current
  if (!drawn) return null
  const closing: Closing = {
    open,
    async close(answer) {
      if (held.current || !open) return
      setLeaving(drawn.id)
      await Promise.all([leaveEntry(), wayOut()])
      over(drawn, answer)
    },
    hold: (value) => {
      held.current = value
    },
  }
  const { id, what } = drawn
  if (!('answer' in what)) return <Alert key={id} alert={what} closing={closing} />
  if (what.name === 'dialog/video') return <VideoDialog key={id} film={what.asked} closing={closing} />
  return <ConfirmDialog key={id} asked={what.asked} closing={closing} />
}

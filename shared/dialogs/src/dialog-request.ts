import type { BusMessage, Question } from '@yawmi/events'

/** The bus's alerts, which have no answer. */
export type Alert = Extract<BusMessage, { name: `alert/${string}` }>

/** A dialog to show: an alert, or a question with its answer. */
export interface DialogRequest {
  id: number
  message: Alert | Question
  /** Its dialog closes. */
  leaving?: boolean
}

/** How a dialog closes. */
export interface Closing {
  open: boolean
  /** Closes it, with the answer if it was a question; resolves once the history is as before. */
  close: (answer?: unknown) => Promise<void>
  /** While it is held, nothing closes it: work is under way. */
  hold: (isHeld: boolean) => void
}

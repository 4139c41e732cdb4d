import type { ReactNode, RefObject } from 'react'
import { DialogLoader } from './dialog-loader'
import { dialogView } from './load-dialog'

export interface DialogProps {
  open: boolean
  /** Asked for by «إغلاق», Escape and the backdrop; the owner then sets `open` to false. */
  onClose: () => void
  /** Accessible name, and heading unless hidden. */
  title: string
  hideTitle?: boolean
  description?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'full'
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
  /** What is focused first; the first thing that can be, unless told. Focus returns to where it was on close. */
  initialFocus?: RefObject<HTMLElement | null>
  closeOnBackdrop?: boolean
  /** Buttons at the foot, side by side. */
  footer?: ReactNode
  children?: ReactNode
}

/** A dialog over the page. Its code comes with the first one that opens. */
export const Dialog = (props: DialogProps) => (
  <DialogLoader code={dialogView} open={props.open} onClose={props.onClose}>
    {(View) => <View {...props} />}
  </DialogLoader>
)

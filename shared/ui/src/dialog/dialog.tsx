import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { Spinner } from '../components/spinner'
import { useUi } from '../context/ui-context'
import { defineStyles } from '../styles/define-styles'
import { useStyles } from '../hooks/use-styles'
import { loadDialog, loadedDialog, type View } from './load-dialog'

const styles = defineStyles({
  scrim: {
    position: 'fixed',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    backgroundColor: 'scrim',
    color: '#ffffff',
    zIndex: 'overlay',
  },
})

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

/**
 * A dialog over the page. Its code comes with the first one that opens; should it not come, a notice says so and the
 * owner is told that the dialog is closed.
 */
export const Dialog = (props: DialogProps) => {
  const { open, onClose } = props
  const { copy, toasts } = useUi()
  const classes = useStyles(styles)
  const [View, setView] = useState<View | undefined>(loadedDialog)

  useEffect(() => {
    if (!open || View) return
    let isCurrent = true
    loadDialog().then(
      (Loaded) => isCurrent && setView(() => Loaded),
      () => {
        if (!isCurrent) return
        toasts.show(copy.loadFailed, 'error')
        onClose()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [open, View, onClose, copy, toasts])

  if (View) return <View {...props} />
  return open ? (
    <div className={classes.scrim}>
      <Spinner size={40} label={copy.loading} />
    </div>
  ) : null
}

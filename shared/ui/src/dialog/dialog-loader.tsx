import { useEffect, useState, type ReactNode } from 'react'
import { Spinner } from '../components/spinner'
import { useUi } from '../context/ui-context'
import { defineStyles } from '../styles/define-styles'
import { useStyles } from '../hooks/use-styles'
import type { DialogCode } from './load-dialog'

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

interface DialogLoaderProps<T> {
  code: DialogCode<T>
  /** Whether the dialog is to be shown. */
  open: boolean
  onClose: () => void
  /** The notice where it does not come, if that is about something that a person knows. */
  failure?: string
  children: (code: T) => ReactNode
}

/**
 * Renders a dialog by code that comes with the first one that opens; until then something covers the page, which Escape closes. Should it not come, a notice
 * says so and the owner is told that the dialog is closed.
 */
export function DialogLoader<T>({ code: { load, loaded }, open, onClose, failure, children }: DialogLoaderProps<T>) {
  const { copy, toasts } = useUi()
  const classes = useStyles(styles)
  const [code, setCode] = useState(loaded)

  useEffect(() => {
    if (!open || code) return
    let isCurrent = true
    load().then(
      (there) => isCurrent && setCode(() => there),
      () => {
        if (!isCurrent) return
        toasts.show(failure ?? copy.loadFailed, 'error')
        onClose()
      },
    )
    // On a slow network it may be long on its way, and the keyboard has no other way out.
    const escaped = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    addEventListener('keydown', escaped)
    return () => {
      isCurrent = false
      removeEventListener('keydown', escaped)
    }
  }, [open, code, load, onClose, failure, copy, toasts])

  if (code) return children(code)
  return open ? (
    <div className={classes.scrim}>
      <Spinner size={40} label={copy.loading} />
    </div>
  ) : null
}

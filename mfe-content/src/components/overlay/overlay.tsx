import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { useBackToClose } from '@yawmi/remote-kit'
import { defineStyles, IconButton, useStyles } from '@yawmi/ui'
import { useDoublePress } from '@yawmi/ui/double-press'
import { CloseIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'

const styles = defineStyles({
  overlay: {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    padding: '0',
    border: '0',
    overflow: 'hidden',
    backgroundColor: 'rgb(8 13 17 / 0.94)',
    color: '#ffffff',
    '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', animation: 'yw-fade-in 200ms ease-out' },
    '&::backdrop': { backgroundColor: 'transparent' },
    // The brand's colours would not be visible on the dark background.
    '& :is(button, a)': { color: '#ffffff' },
    '& :is(button, a):hover:not(:disabled)': { backgroundColor: 'rgb(255 255 255 / 0.14)' },
    '& :focus-visible': { outlineColor: '#ffffff' },
  },
  bar: {
    display: 'flex',
    // A title without enough room beside the buttons wraps below them.
    flexWrap: 'wrap-reverse',
    alignItems: 'center',
    gap: '1',
    padding: '2',
    paddingBlockStart: 'max(8px, env(safe-area-inset-top))',
  },
  title: { flex: '1 1 auto', paddingInline: '3', fontWeight: 'bold' },
  tools: { display: 'flex', gap: '1', marginInlineStart: 'auto' },
  // An enlarged picture stays below the buttons. It is a size container: its content fits its height, `100cqh`.
  stage: {
    position: 'relative',
    containerType: 'size',
    display: 'grid',
    placeItems: 'center',
    minHeight: '0',
    minWidth: '0',
    overflow: 'hidden',
  },
})

export interface OverlayProps {
  label: string
  onClose: () => void
  /** Further buttons beside «إغلاق». */
  tools?: ReactNode
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** A full-screen overlay. A click outside of the content, Escape, «إغلاق» and the back button close it. */
export function Overlay({ label, onClose, tools, onKeyDown, children }: OverlayProps) {
  const strings = useStrings()
  const classes = useStyles(styles)
  const dialog = useRef<HTMLDialogElement>(null)
  useBackToClose(true, onClose)
  const onPress = useDoublePress(true)

  // In the layout phase: while it is still in the document, closing gives the focus back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  const closeBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose()
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog takes keys
    <dialog
      ref={dialog}
      aria-label={label}
      className={classes.overlay}
      onClickCapture={onPress}
      onKeyDown={(event) => {
        // It closes the overlay, and not a host page's modal around it as well.
        if (event.key === 'Escape') event.stopPropagation()
        onKeyDown?.(event)
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={classes.bar}>
        <span className={classes.title}>{label}</span>
        <div className={classes.tools}>
          {tools}
          <IconButton label={strings.close} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- keys have Escape and «إغلاق» */}
      <div className={classes.stage} onClick={closeBeside}>
        {children}
      </div>
    </dialog>
  )
}

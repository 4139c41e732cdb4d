import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Dialog as Parts } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import { useUi } from '../context/ui-context'
import type { DialogProps } from './dialog'
import { cx } from '../styles/cx'
import { useStyles } from '../hooks/use-styles'
import { dialogSizes, dialogStyles } from './dialog.styles'
import { MachineEnvironment } from './machine-environment'
import { keepScrollbarWidthToTheRoot } from './scrollbar-width'
import { useDoublePress } from '../hooks/use-double-press'
import { useFinalFocus } from './use-final-focus'

const neverChanges = () => () => {}

/** Ark's dialog, which is Chakra's, in our look; its own chunk, loaded when the first dialog opens. */
export const DialogView = (props: DialogProps) => {
  const {
    open,
    onClose,
    title,
    hideTitle,
    description,
    size = 'sm',
    role,
    initialFocus,
    closeOnBackdrop = true,
    children,
    footer,
  } = props
  const { copy, layer } = useUi()
  const classes = useStyles(dialogStyles)
  const sizes = useStyles(dialogSizes)
  // The place for dialogs is part of the provider's first render, so on that one it is not there yet.
  const placed = useSyncExternalStore(neverChanges, () => layer.current !== null)
  // An integrator's page must not be locked: the backdrop keeps the pointer out, and the focus stays inside.
  const isEmbedded = placed && layer.current?.getRootNode() instanceof ShadowRoot
  useLayoutEffect(() => {
    if (placed && !isEmbedded) keepScrollbarWidthToTheRoot()
  }, [placed, isEmbedded])
  const pressed = useDoublePress(open)
  const content = useRef<HTMLDivElement>(null)
  const finalFocus = useFinalFocus(open, layer, content)
  if (!placed) return null
  return (
    <MachineEnvironment>
      <Parts.Root
        open={open}
        onOpenChange={(change) => !change.open && onClose()}
        closeOnInteractOutside={closeOnBackdrop}
        // A toast lies above the dialog, and is no way out of it.
        onInteractOutside={(event) =>
          (event.detail.target as Element).closest('[data-toasts]') && event.preventDefault()
        }
        // It closes this dialog, and not a host page's modal around it as well.
        onEscapeKeyDown={(event) => isEmbedded && event.stopPropagation()}
        initialFocusEl={initialFocus && (() => initialFocus.current)}
        finalFocusEl={finalFocus}
        role={role}
        modal={!isEmbedded}
        preventScroll={!isEmbedded}
        trapFocus
        lazyMount
        unmountOnExit
      >
        <Portal container={layer}>
          <Parts.Backdrop className={classes.backdrop} />
          <Parts.Positioner className={cx(classes.positioner, size === 'full' && classes.aroundFullPage)}>
            <Parts.Content
              ref={content}
              aria-label={hideTitle ? title : undefined}
              aria-modal={isEmbedded || undefined}
              className={cx(classes.content, sizes[size])}
              onClickCapture={pressed}
            >
              <div className={classes.header}>
                {!hideTitle && <Parts.Title className={classes.title}>{title}</Parts.Title>}
                <Parts.CloseTrigger className={classes.closeTrigger} aria-label={copy.close}>
                  <X size={24} strokeWidth={1.75} aria-hidden />
                </Parts.CloseTrigger>
              </div>
              <div className={classes.body}>
                {description && <Parts.Description>{description}</Parts.Description>}
                {children}
              </div>
              {footer && <div className={classes.footer}>{footer}</div>}
            </Parts.Content>
          </Parts.Positioner>
        </Portal>
      </Parts.Root>
    </MachineEnvironment>
  )
}

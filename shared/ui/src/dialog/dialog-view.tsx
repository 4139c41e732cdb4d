import { useSyncExternalStore } from 'react'
import { Dialog as Parts } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { X } from 'lucide-react'
import { useUi } from '../context/ui-context'
import type { DialogProps } from './dialog'
import { dialogRecipe } from './dialog.recipe'
import { MachineEnvironment } from './machine-environment'

const neverChanges = () => () => {}

/** Chakra's dialog in our look; its own chunk, loaded when the first dialog opens. */
export const DialogView = (props: DialogProps) => {
  const {
    open,
    onClose,
    title,
    hideTitle,
    description,
    size,
    role,
    initialFocus,
    closeOnBackdrop = true,
    children,
    footer,
  } = props
  const { copy, layer } = useUi()
  // The place for dialogs is part of the provider's first render, so on that one it is not there yet.
  const placed = useSyncExternalStore(neverChanges, () => layer.current !== null)
  if (!placed) return null
  // An integrator's page must not be locked: the backdrop keeps the pointer out, and the focus stays inside.
  const isEmbedded = layer.current?.getRootNode() instanceof ShadowRoot
  return (
    <MachineEnvironment>
      <Parts.Root
        open={open}
        onOpenChange={(change) => !change.open && onClose()}
        closeOnInteractOutside={closeOnBackdrop}
        initialFocusEl={initialFocus && (() => initialFocus.current)}
        role={role}
        modal={!isEmbedded}
        preventScroll={!isEmbedded}
        trapFocus
        recipe={dialogRecipe}
        size={size}
      >
        <Portal container={layer}>
          <Parts.Backdrop />
          <Parts.Positioner>
            <Parts.Content aria-label={hideTitle ? title : undefined} aria-modal={isEmbedded || undefined}>
              <Parts.Header>
                {!hideTitle && <Parts.Title>{title}</Parts.Title>}
                <Parts.CloseTrigger aria-label={copy.close}>
                  <X size={24} strokeWidth={1.75} aria-hidden />
                </Parts.CloseTrigger>
              </Parts.Header>
              <Parts.Body>
                {description && <Parts.Description>{description}</Parts.Description>}
                {children}
              </Parts.Body>
              {footer && <Parts.Footer>{footer}</Parts.Footer>}
            </Parts.Content>
          </Parts.Positioner>
        </Portal>
      </Parts.Root>
    </MachineEnvironment>
  )
}

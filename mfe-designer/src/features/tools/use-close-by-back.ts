import { useRef, type RefObject } from 'react'
import { useBackToClose } from '@yawmi/remote-kit'

/**
 * The panel of a tool that is open: the phone's back closes it, and so does Escape, which leaves the focus on its tool.
 * @param close undefined while none is open
 */
export function useCloseByBack(close: (() => void) | undefined): {
  closePanel: (() => void) | undefined
  /** For the bar of the tools. */
  toolBar: RefObject<HTMLDivElement | null>
} {
  const toolBar = useRef<HTMLDivElement>(null)
  useBackToClose(close !== undefined, () => close?.())
  const closePanel =
    close &&
    (() => {
      toolBar.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
      close()
    })
  return { closePanel, toolBar }
}

import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import { useBackToClose } from '@yawmi/remote-kit'
import { useToast } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import type * as MenuModule from './open-menu'

type Open = (at: { x: number; y: number }) => void
const MenuContext = createContext<Open>(() => {})

let loaded: typeof MenuModule | undefined

/** Opens the menu of the selected box at a place on the screen. */
export const useBoxMenu = (): Open => use(MenuContext)

/**
 * The menu of the selected box: opened by the right button, a long press, the menu key, or a button. Its code is loaded when it is
 * first opened.
 */
export function BoxMenu({ children }: { children: ReactNode }) {
  const [at, setAt] = useState<{ x: number; y: number }>()
  useBackToClose(at !== undefined, () => setAt(undefined))
  const toast = useToast()
  const { panelFailed } = useStrings()
  const [menu, setMenu] = useState(loaded)
  const open = useCallback<Open>(
    (place) => {
      setAt(place)
      import('./open-menu').then(
        (module) => setMenu((loaded = module)),
        () => {
          setAt(undefined)
          toast(panelFailed, 'error')
        },
      )
    },
    [toast, panelFailed],
  )
  return (
    <MenuContext value={open}>
      <div
        role="presentation"
        style={{ display: 'contents' }}
        onContextMenu={(event) => {
          const box = (event.target as Element).closest('[data-box]')
          if (!box || (event.target as Element).closest('textarea')) return
          event.preventDefault()
          const edge = box.getBoundingClientRect()
          // The menu key has no pointer position.
          open(
            event.clientX || event.clientY ? { x: event.clientX, y: event.clientY } : { x: edge.left, y: edge.bottom },
          )
        }}
      >
        {children}
      </div>
      {at && menu && <menu.OpenMenu at={at} onClose={() => setAt(undefined)} />}
    </MenuContext>
  )
}

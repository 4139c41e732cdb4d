import { useCallback, type KeyboardEvent } from 'react'
import { actionOfKey } from '../../commands/keyboard'
import { selectedText } from '../../commands/command'
import { focusSelection } from '../../studio/focus-selection'
import type { Studio } from '../../studio/studio'

/** Sliders and colours have no undo of their own. */
const isField = (element: Element) => element.matches('input:not([type=range], [type=color]), select, textarea')
const isWriting = (element: Element) => element.matches('[data-box] textarea')

/**
 * Keys of the whole editor. Fields of panels handle their own keys, except Escape, which closes the open panel. In the text
 * that is being edited only undo, redo and Escape are the studio's, since its history spans all texts.
 */
export function useEditorKeys(studio: Studio, onEscape?: () => void) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const element = event.target as Element
      // React brings the keys of its dialogs here as well, which stand elsewhere on the page.
      if (!event.currentTarget.contains(element)) return
      const writing = isWriting(element)
      if (
        event.key === 'Escape' &&
        onEscape &&
        !element.closest('[data-canvas]') &&
        !element.matches('[type=search]')
      ) {
        event.preventDefault()
        return onEscape()
      }
      if (isField(element) && !writing) return
      // Arrows, Delete and the rest act on boxes only on the canvas; elsewhere they scroll or press buttons.
      const canvas = element.closest('[data-canvas]')
      const act = () => {
        const action = actionOfKey(event.nativeEvent)
        if (action === 'undo') studio.undo()
        else if (action === 'redo') studio.redo()
        else if (!canvas) return false
        else if (event.key === 'Escape') {
          const { editing, selected } = studio.view()
          if (!editing && !selected) return false
          studio.select(editing ? selected : null)
        } else if (writing) return false
        else if (action) action.perform(studio.run)
        else if (event.key === 'Enter' || event.key === ' ') {
          const box = selectedText(studio.view())
          if (!box || box.locked || !element.closest('[data-box]')) return false
          studio.edit(box.id)
          return true
        } else return false
        if (canvas) focusSelection(canvas, studio)
        return true
      }
      if (act()) event.preventDefault()
    },
    [studio, onEscape],
  )
}

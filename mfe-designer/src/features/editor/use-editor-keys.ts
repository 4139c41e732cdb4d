import { useCallback, type KeyboardEvent } from 'react'
import { actionOfKey } from '../../commands/keyboard'
import type { Studio } from '../../studio/studio'

const isField = (element: Element) => element.matches('input, select, textarea')
const isWriting = (element: Element) => element.matches('[data-box] textarea')

/**
 * Keys of the whole editor. Fields of panels keep theirs; in the text that is being written only undo, redo and Escape
 * are the studio's, since its history is the one that knows the other texts.
 */
export function useEditorKeys(studio: Studio) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const element = event.target as Element
      const writing = isWriting(element)
      if (isField(element) && !writing) return
      const box = element.closest<HTMLElement>('[data-box]')
      const act = () => {
        const action = actionOfKey(event.nativeEvent)
        if (event.key === 'Escape') {
          const { editing, selected } = studio.view()
          studio.select(editing ? selected : null)
          // The frame of the text takes the focus back from the field over it.
          if (editing) requestAnimationFrame(() => box?.focus({ preventScroll: true }))
          return editing !== null || selected !== null
        }
        if (action === 'undo') studio.undo()
        else if (action === 'redo') studio.redo()
        else if (writing || !action) {
          if (writing || !box?.dataset.box || (event.key !== 'Enter' && event.key !== ' ')) return false
          studio.edit(box.dataset.box)
        } else {
          // Arrows, Delete and the rest belong to boxes: elsewhere they scroll, or press what has the focus.
          if (!element.closest('[data-canvas]')) return false
          action.perform(studio.run)
        }
        return true
      }
      if (act()) event.preventDefault()
    },
    [studio],
  )
}

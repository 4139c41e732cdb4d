import type { KeyboardEvent } from 'react'
import type { SwipeActions } from './use-swipe'

/**
 * Moves by the arrow keys in the direction of Arabic: left is next. Returns whether the key was one of them; with Alt or Command
 * they are the browser's way back.
 */
export function moveByArrows(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  { onNext, onPrevious }: SwipeActions,
): boolean {
  if (altKey || ctrlKey || metaKey) return false
  if (key === 'ArrowLeft') onNext()
  else if (key === 'ArrowRight') onPrevious()
  else return false
  return true
}

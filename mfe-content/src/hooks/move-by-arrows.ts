import type { KeyboardEvent } from 'react'
import type { SwipeActions } from './use-swipe'

/** Moves by the arrow keys in the direction of Arabic: left is next. Returns whether the key was one of them. */
export function moveByArrows({ key }: Pick<KeyboardEvent, 'key'>, { onNext, onPrevious }: SwipeActions): boolean {
  if (key === 'ArrowLeft') onNext()
  else if (key === 'ArrowRight') onPrevious()
  else return false
  return true
}

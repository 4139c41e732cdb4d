import { useRef, type PointerEvent } from 'react'

/** Minimal horizontal travel of a finger, in pixels; it must also exceed the vertical travel. */
const MIN_SWIPE_PX = 48

export interface SwipeActions {
  onNext: () => void
  onPrevious: () => void
}

/**
 * Handlers for an element that pages horizontally in the direction of Arabic: the next item is at the left, so that a
 * swipe to the right shows it. The element should have `touch-action: pan-y pinch-zoom`.
 */
export function useSwipe({ onNext, onPrevious }: SwipeActions) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined)
  return {
    onPointerDown: ({ pointerId, clientX, clientY, isPrimary, pointerType }: PointerEvent) => {
      // A second finger turns the gesture into a pinch.
      start.current = isPrimary && pointerType !== 'mouse' ? { id: pointerId, x: clientX, y: clientY } : undefined
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (start.current?.id !== pointerId) return
      const [across, along] = [clientX - start.current.x, clientY - start.current.y]
      start.current = undefined
      if (Math.abs(across) < MIN_SWIPE_PX || Math.abs(across) < Math.abs(along)) return
      if (across > 0) onNext()
      else onPrevious()
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}

import { useRef } from 'react'

/**
 * Lets a call through only when the one before has ended. What is shown as pending comes a moment after the press, in
 * which a hasty thumb presses again.
 */
export function useOneAtATime<A extends unknown[]>(call: (...args: A) => Promise<unknown>): (...args: A) => void {
  const busy = useRef(false)
  return (...args) => {
    if (busy.current) return
    busy.current = true
    const free = () => {
      busy.current = false
    }
    call(...args).then(free, free)
  }
}

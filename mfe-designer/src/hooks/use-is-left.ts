import { useCallback, useEffect, useRef } from 'react'

/**
 * Whether what called it is gone from the page, such as a dialog that was closed: an answer that comes later must take nobody
 * away from where they are by then.
 */
export function useIsLeft(): () => boolean {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => void (isLeft.current = true)
  }, [])
  return useCallback(() => isLeft.current, [])
}

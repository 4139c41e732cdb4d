import { useEffect, useState } from 'react'
import { afterPaint } from '@yawmi/lib'
import { useNavigationType } from '@yawmi/remote-kit'

/**
 * Whether a screen shows all that it has. The first frame after a press waits for what is rendered before it, so that a screen leaves out
 * what lies below the first look at it until that frame is painted. All of it is there at once where a document begins with the screen,
 * also on a server, and after a step back or forward, which may lead to a place far below.
 */
export function useWholeScreen(): boolean {
  const isFirstOrStep = useNavigationType() === 'POP'
  const [isWhole, setIsWhole] = useState(isFirstOrStep)
  useEffect(() => {
    if (isWhole) return undefined
    return afterPaint(() => setIsWhole(true))
  }, [isWhole])
  return isWhole
}

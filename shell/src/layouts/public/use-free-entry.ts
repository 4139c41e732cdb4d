import { useCallback } from 'react'
import { useNavigation } from '@yawmi/remote-kit'
import { currentRole, enterFree } from '@yawmi/session'
import { arrival } from '../../app/deep-link'
import { HOME } from '../../app/places'

/**
 * Enters as a free visitor: flag, placeholder token, status free, and on to the home page or the kept address.
 * Whoever subscribes goes there as he is: a press must not cost him his session.
 */
export function useFreeEntry(): () => void {
  const { go } = useNavigation()
  return useCallback(() => {
    if (currentRole() !== 'subscriber') enterFree()
    go(arrival() ?? HOME)
  }, [go])
}

import { useCallback } from 'react'
import { useNavigation } from '@yawmi/remote-kit'
import { currentRole, enterFree } from '@yawmi/session'
import { takeArrival } from '../../lib/deep-link'
import { HOME } from '../../lib/targets'

/**
 * Enters as a free visitor (flag, placeholder token, status free) and goes to the home page or the saved address.
 * Subscribers go there as they are: a press must not cost them their session.
 */
export function useFreeEntry(): () => void {
  const { go } = useNavigation()
  return useCallback(() => {
    if (currentRole() !== 'subscriber') enterFree()
    go(takeArrival() ?? HOME)
  }, [go])
}

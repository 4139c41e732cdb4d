import { useEffect } from 'react'
import { useNavigation, useParams } from '@yawmi/remote-kit'
import { adoptAccessToken } from '@yawmi/session'
import { SubscriptionSkeleton } from '../features/subscription-details/subscription-skeleton'
import SubscriptionDetailsScreen from './subscription-details-screen'

/**
 * Subscription details for a host app that brings its own access token in the address. The token is kept and the
 * address replaced before anything is shown or asked, so that it stays in no address bar and no history.
 */
export default function WebviewProfileScreen() {
  const { access } = useParams()
  const { go } = useNavigation()
  useEffect(() => {
    if (!access) return
    adoptAccessToken(access)
    go({ name: 'webview_profile_kept' }, { replace: true })
  }, [access, go])
  return access ? <SubscriptionSkeleton /> : <SubscriptionDetailsScreen />
}

import { useEffect } from 'react'
import { RouteLink, useNavigation, useParams } from '@yawmi/remote-kit'
import { adoptAccessToken } from '@yawmi/session'
import { LinkButton } from '@yawmi/ui'
import { useStrings } from '../copy/use-strings'
import { SubscriptionSkeleton } from '../features/subscription-details/subscription-skeleton'
import SubscriptionDetailsScreen from './subscription-details-screen'

/**
 * Subscription details for a host app that brings its own access token in the address. The token is kept and the
 * address replaced before anything is shown or asked, so that it stays in no address bar and no history. An app that has none yet leaves
 * the sign-in to the web view's own flow.
 */
export default function WebviewProfileScreen() {
  const { access } = useParams()
  const { go } = useNavigation()
  const strings = useStrings()
  useEffect(() => {
    if (!access) return
    adoptAccessToken(access)
    go({ name: 'webview_profile_kept' }, { replace: true })
  }, [access, go])
  if (access) return <SubscriptionSkeleton />
  const signIn = <LinkButton render={<RouteLink to={{ name: 'webview_register' }} />}>{strings.signIn}</LinkButton>
  return <SubscriptionDetailsScreen signIn={signIn} />
}

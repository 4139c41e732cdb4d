import { RouteLink, useRole } from '@yawmi/remote-kit'
import { EmptyState, LinkButton } from '@yawmi/ui'
import { useStrings } from '../copy/use-strings'
import { HOME, LANDING } from '../lib/targets'
import { usePageTitle } from '../hooks/use-page-title'

/** An address that no remote owns. */
export function NotFound() {
  const strings = useStrings()
  const anonymous = useRole() === 'anonymous'
  usePageTitle(strings.notFoundTitle)
  return (
    <EmptyState
      wholePage
      action={<LinkButton render={<RouteLink to={anonymous ? LANDING : HOME} />}>{strings.home}</LinkButton>}
    >
      {strings.notFoundTitle}
    </EmptyState>
  )
}

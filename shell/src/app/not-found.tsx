import { RouteLink, useRole } from '@yawmi/remote-kit'
import { EmptyState, LinkButton } from '@yawmi/ui'
import { useCopy } from '../copy/use-copy'
import { HOME, LANDING } from './places'
import { usePageTitle } from './use-page-title'

/** An address that no remote owns. */
export function NotFound() {
  const copy = useCopy()
  const anonymous = useRole() === 'anonymous'
  usePageTitle(copy.notFoundTitle)
  return (
    <EmptyState
      wholePage
      action={<LinkButton render={<RouteLink to={anonymous ? LANDING : HOME} />}>{copy.home}</LinkButton>}
    >
      {copy.notFoundTitle}
    </EmptyState>
  )
}

import { RouteLink } from '@yawmi/remote-kit'
import { EmptyState, LinkButton } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'

/** The way on from a screen that has nothing to show. */
export const ToHome = () => <LinkButton render={<RouteLink to={{ name: 'home' }} />}>{useStrings().toHome}</LinkButton>

/** What stands where nothing was published yet. */
export const NothingHere = () => <EmptyState action={<ToHome />} />

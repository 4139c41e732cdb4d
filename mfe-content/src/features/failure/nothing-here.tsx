import { RouteLink } from '@yawmi/remote-kit'
import { EmptyState, LinkButton } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'

/** The way on from a screen that has nothing to show. */
export const ToHome = () => <LinkButton render={<RouteLink to={{ name: 'home' }} />}>{useWords().toHome}</LinkButton>

/** What stands where nothing was published yet. */
export const NothingHere = () => <EmptyState action={<ToHome />} />

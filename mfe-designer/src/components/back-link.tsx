import { RouteLink } from '@yawmi/remote-kit'
import { LinkButton } from '@yawmi/ui'
import { BackIcon } from '@yawmi/ui/icons'
import { useCopy } from '../copy/use-strings'

/** «رجوع» to the designs. */
export function BackLink() {
  const copy = useCopy()
  return (
    <LinkButton variant="ghost" round aria-label={copy.back} render={<RouteLink to={{ name: 'design_categories' }} />}>
      <BackIcon />
    </LinkButton>
  )
}

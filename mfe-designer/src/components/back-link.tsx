import { RouteLink } from '@yawmi/remote-kit'
import { LinkButton } from '@yawmi/ui'
import { BackIcon } from '@yawmi/ui/icons'
import { useStrings } from '../copy/use-strings'

/** «رجوع» to the designs. */
export function BackLink() {
  const strings = useStrings()
  return (
    <LinkButton
      variant="ghost"
      round
      aria-label={strings.back}
      render={<RouteLink to={{ name: 'design_categories' }} />}
    >
      <BackIcon />
    </LinkButton>
  )
}

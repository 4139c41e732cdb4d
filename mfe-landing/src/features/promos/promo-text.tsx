import { RouteLink } from '@yawmi/remote-kit'
import { Heading, LinkButton, Text, useStyles } from '@yawmi/ui'
import { useSignUpLink } from '../../hooks/use-sign-up-link'
import { promoStyles } from './promo.styles'

interface PromoTextProps {
  /** Id of the section, which its heading names, and route name of the content that it promises. */
  section: string
  title: string
  lead: string
  more: string
}

/** The spoken half of a promo: what it is, and the way to more of it. */
export function PromoText({ section, title, lead, more }: PromoTextProps) {
  const wayIn = useSignUpLink()
  return (
    <div className={useStyles(promoStyles).words}>
      <Heading level={2} id={`${section}-title`}>
        {title}
      </Heading>
      <Text tone="quiet" fontSize="lg">
        {lead}
      </Text>
      <LinkButton variant="outline" render={<RouteLink to={wayIn(section)} />}>
        {more}
      </LinkButton>
    </div>
  )
}

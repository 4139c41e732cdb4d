import { RouteLink, useHost } from '@yawmi/remote-kit'
import { LinkButton, TextLink, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { ar } from './copy/ar'
import { heroStyles } from './hero.styles'

/** For people who have a subscription on this device, in the form's place: one press to the content. */
export function ContentLink() {
  const strings = useStrings(ar)
  const classes = useStyles(heroStyles)
  const { routes } = useHost()
  return (
    <div className={classes.form}>
      <div>
        <LinkButton variant="accent" size="lg" render={<RouteLink to={{ name: 'home' }} />}>
          {strings.toContent}
        </LinkButton>
      </div>
      <div className={classes.small}>
        {strings.inside}{' '}
        {routes.subscription_details && (
          <TextLink render={<RouteLink to={{ name: 'subscription_details' }} />}>
            {strings.subscriptionDetails}
          </TextLink>
        )}
      </div>
    </div>
  )
}

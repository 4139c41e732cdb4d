import { RouteLink, useHost } from '@yawmi/remote-kit'
import { LinkButton, TextLink, useStyles } from '@yawmi/ui'
import { useWords } from '../words/use-words'
import { ar } from './copy/ar'
import { heroStyles } from './hero.styles'

/** For people who have a subscription on this device, in the form's place: one press to the content. */
export function WayOn() {
  const words = useWords(ar)
  const classes = useStyles(heroStyles)
  const { routes } = useHost()
  return (
    <div className={classes.form}>
      <div>
        <LinkButton variant="accent" size="lg" render={<RouteLink to={{ name: 'home' }} />}>
          {words.toContent}
        </LinkButton>
      </div>
      <div className={classes.small}>
        {words.inside}{' '}
        {routes.subscription_details && (
          <TextLink render={<RouteLink to={{ name: 'subscription_details' }} />}>{words.subscriptionDetails}</TextLink>
        )}
      </div>
    </div>
  )
}

import { glyphsOf } from '@yawmi/lib'
import { RouteLink } from '@yawmi/remote-kit'
import { Card, Heading, LinkButton, Text, fillText, formatDate, useStyles } from '@yawmi/ui'
import { AccountIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { Facts, PhoneNumber } from '../../components/facts'
import { Sheet } from '../../components/sheet'
import type { SubscriberAccount } from '../../lib/subscriber.resource'
import { DeleteAccount } from './delete-account'
import { myAccountStyles } from './my-account.styles'
import { NameForm } from './name-form'

/** Who I am: the name can be changed, the rest only read; the way to the subscription; the way out. */
export function MyAccount({ subscriber }: { subscriber: SubscriberAccount }) {
  const strings = useStrings()
  const classes = useStyles(myAccountStyles)
  const { name, email, phone, expiresAt } = subscriber
  return (
    <Sheet>
      <header className={classes.head}>
        <span aria-hidden className={classes.leaf}>
          {name ? glyphsOf(name)[0] : <AccountIcon size={32} />}
        </span>
        <div>
          <Heading level={1}>{strings.myAccount}</Heading>
          <p className={classes.greeting} dir="auto">
            {name ? fillText(strings.hello, { name }) : strings.helloNameless}
          </p>
        </div>
      </header>

      <Card as="section" aria-label={strings.personalData} className={classes.sheet}>
        <NameForm name={name} />
        <Facts
          facts={[
            { name: strings.email, value: email ? <bdi dir="ltr">{email}</bdi> : strings.unset },
            { name: strings.phone, value: <PhoneNumber>{phone}</PhoneNumber> },
            { name: strings.expirationDate, value: expiresAt ? formatDate(expiresAt) : strings.unset },
          ]}
        />
      </Card>

      <div className={classes.aside}>
        <Card as="section" className={classes.section}>
          <Heading level={2} fontSize="xl">
            {strings.subscription}
          </Heading>
          <Text tone="quiet">{strings.subscriptionTeaser}</Text>
          <LinkButton variant="outline" render={<RouteLink to={{ name: 'subscription_details' }} />}>
            {strings.subscriptionDetails}
          </LinkButton>
        </Card>
        {name && <DeleteAccount />}
      </div>
    </Sheet>
  )
}

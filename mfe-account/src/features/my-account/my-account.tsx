import { RouteLink } from '@yawmi/remote-kit'
import { Card, Heading, LinkButton, Text, fillText, formatDate, useStyles } from '@yawmi/ui'
import { AccountIcon } from '@yawmi/ui/icons'
import { useCopy } from '../../copy/use-copy'
import { Facts, PhoneNumber } from '../subscriber/facts'
import { Sheet } from '../subscriber/sheet'
import type { SubscriberAccount } from '../subscriber/subscriber.resource'
import { DeleteAccount } from './delete-account'
import { myAccountStyles } from './my-account.styles'
import { NameForm } from './name-form'

/** Who I am: the name can be changed, the rest only read; the way to the subscription; the way out. */
export function MyAccount({ subscriber }: { subscriber: SubscriberAccount }) {
  const copy = useCopy()
  const classes = useStyles(myAccountStyles)
  const { name, email, phone, expiresAt } = subscriber
  return (
    <Sheet>
      <header className={classes.head}>
        <span aria-hidden className={classes.leaf}>
          {name ? firstLetter(name) : <AccountIcon size={32} />}
        </span>
        <div>
          <Heading level={1}>{copy.myAccount}</Heading>
          <p className={classes.greeting} dir="auto">
            {name ? fillText(copy.hello, { name }) : copy.helloNameless}
          </p>
        </div>
      </header>

      <Card as="section" aria-label={copy.personalData} className={classes.sheet}>
        <NameForm name={name} />
        <Facts
          facts={[
            { name: copy.email, value: email ? <bdi dir="ltr">{email}</bdi> : copy.unset },
            { name: copy.phone, value: <PhoneNumber>{phone}</PhoneNumber> },
            { name: copy.expirationDate, value: expiresAt ? formatDate(expiresAt) : copy.unset },
          ]}
        />
      </Card>

      <div className={classes.aside}>
        <Card as="section" className={classes.section}>
          <Heading level={2} fontSize="xl">
            {copy.subscription}
          </Heading>
          <Text tone="quiet">{copy.subscriptionTeaser}</Text>
          <LinkButton variant="outline" render={<RouteLink to={{ name: 'subscription_details' }} />}>
            {copy.subscriptionDetails}
          </LinkButton>
        </Card>
        {name && <DeleteAccount />}
      </div>
    </Sheet>
  )
}

/** A whole letter as readers see one: a base with its marks. */
const firstLetter = (name: string) =>
  new Intl.Segmenter('ar', { granularity: 'grapheme' }).segment(name).containing(0)?.segment

import { useBrand } from '@yawmi/remote-kit'
import { Heading, Text, TextLink, useStyles } from '@yawmi/ui'
import { ContactArt } from '../../components/art/contact-art'
import { useStrings } from '../../copy/use-strings'
import { ContactForm } from './contact-form'
import { contactStyles } from './contact.styles'
import { ar } from './copy/ar'

/** How to reach the people behind the service. */
export function Contact() {
  const strings = useStrings(ar, 'contact')
  const classes = useStyles(contactStyles)
  const { support } = useBrand()
  return (
    <div className={classes.columns}>
      <header className={classes.words}>
        <Heading level={1}>{strings.contactTitle}</Heading>
        <Text tone="quiet" fontSize="lg">
          {strings.contactLead}
        </Text>
        <p>
          {strings.directly}{' '}
          <bdi dir="ltr">
            <TextLink href={`mailto:${support.email}`}>{support.email}</TextLink>
          </bdi>
        </p>
        {support.phone && (
          <p>
            {strings.call}{' '}
            <bdi dir="ltr">
              <TextLink href={`tel:${support.phone}`}>{support.phone}</TextLink>
            </bdi>
          </p>
        )}
        <ContactArt />
      </header>
      <ContactForm />
    </div>
  )
}

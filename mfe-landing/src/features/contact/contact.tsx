import { useBrand } from '@yawmi/remote-kit'
import { Heading, Text, TextLink, useStyles } from '@yawmi/ui'
import { ContactArt } from '../art/contact-art'
import { useWords } from '../words/use-words'
import { ContactForm } from './contact-form'
import { contactStyles } from './contact.styles'
import { ar } from './copy/ar'

/** How to reach the people behind the service. */
export function Contact() {
  const words = useWords(ar, 'contact')
  const classes = useStyles(contactStyles)
  const { support } = useBrand()
  return (
    <div className={classes.columns}>
      <header className={classes.words}>
        <Heading level={1}>{words.contactTitle}</Heading>
        <Text tone="quiet" fontSize="lg">
          {words.contactLead}
        </Text>
        <p>
          {words.directly}{' '}
          <bdi dir="ltr">
            <TextLink href={`mailto:${support.email}`}>{support.email}</TextLink>
          </bdi>
        </p>
        {support.phone && (
          <p>
            {words.call}{' '}
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

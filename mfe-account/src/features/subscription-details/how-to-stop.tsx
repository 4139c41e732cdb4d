import { useBrand } from '@yawmi/remote-kit'
import { Card, Heading, TextLink, fillText, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { subscriptionStyles } from './subscription.styles'

/** The three ways to cancel: here, by a text message, through support. */
export function HowToStop() {
  const { sms, support, features } = useBrand()
  const strings = useStrings()
  const classes = useStyles(subscriptionStyles)
  return (
    <Card as="section" className={classes.section}>
      <Heading level={2} fontSize="xl">
        {strings.howToStop}
      </Heading>
      <ul className={classes.ways}>
        <li>{strings.stopHere}</li>
        {features.smsEntry && <li>{fillText(strings.stopBySms, { text: sms.cancel, to: sms.to })}</li>}
        <li>
          {strings.stopBySupport}{' '}
          <bdi dir="ltr">
            <TextLink href={`mailto:${support.email}`}>{support.email}</TextLink>
          </bdi>
          {support.phone && (
            <>
              {' · '}
              <bdi dir="ltr">
                <TextLink href={`tel:${support.phone}`}>{support.phone}</TextLink>
              </bdi>
            </>
          )}
        </li>
      </ul>
    </Card>
  )
}

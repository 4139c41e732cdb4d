import { useBrand } from '@yawmi/remote-kit'
import { Card, Heading, TextLink, fillText, useStyles } from '@yawmi/ui'
import { useCopy } from '../../copy/use-copy'
import { subscriptionStyles } from './subscription.styles'

/** The three ways to cancel: here, by a text message, through support. */
export function HowToStop() {
  const { sms, support, features } = useBrand()
  const copy = useCopy()
  const classes = useStyles(subscriptionStyles)
  return (
    <Card as="section" className={classes.section}>
      <Heading level={2} fontSize="xl">
        {copy.howToStop}
      </Heading>
      <ul className={classes.ways}>
        <li>{copy.stopHere}</li>
        {features.smsEntry && <li>{fillText(copy.stopBySms, { text: sms.cancel, to: sms.to })}</li>}
        <li>
          {copy.stopBySupport}{' '}
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

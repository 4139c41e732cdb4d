import { Card, Heading, Text, formatDate, formatDinars, useStyles } from '@yawmi/ui'
import { useCopy } from '../../copy/use-copy'
import type { Charge } from '../subscriber/subscriber.resource'
import { subscriptionStyles } from './subscription.styles'

/** What was really taken, the newest first. */
export function PastCharges({ charges }: { charges: Charge[] }) {
  const copy = useCopy()
  const classes = useStyles(subscriptionStyles)
  return (
    <Card as="section" className={classes.section}>
      <Heading level={2} fontSize="xl">
        {copy.pastCharges}
      </Heading>
      {charges.length === 0 ? (
        <Text tone="quiet">{copy.noCharges}</Text>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{copy.chargeDate}</th>
              <th scope="col">{copy.chargeAmount}</th>
            </tr>
          </thead>
          <tbody>
            {charges.map(({ at, amount }) => (
              <tr key={at.getTime()}>
                <td>{formatDate(at)}</td>
                <td>{formatDinars(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

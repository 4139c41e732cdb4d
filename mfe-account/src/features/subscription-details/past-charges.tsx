import { useState } from 'react'
import { Button, Card, Heading, Text, formatDate, formatDinars, useStyles } from '@yawmi/ui'
import { useCopy } from '../../copy/use-copy'
import type { Charge } from '../subscriber/subscriber.resource'
import { subscriptionStyles } from './subscription.styles'

/** Rows shown at first: a week, where one pays by the day. */
const FEW = 7

/** What was really taken, the newest first. */
export function PastCharges({ charges }: { charges: Charge[] }) {
  const copy = useCopy()
  const classes = useStyles(subscriptionStyles)
  const [all, setAll] = useState(false)
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
            {charges.slice(0, all ? undefined : FEW).map(({ at, amount }) => (
              <tr key={at.getTime()}>
                <td>{formatDate(at)}</td>
                <td>{formatDinars(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!all && charges.length > FEW && (
        <Button variant="ghost" onClick={() => setAll(true)}>
          {copy.allCharges}
        </Button>
      )}
    </Card>
  )
}

import { useEffect, useRef, useState } from 'react'
import { Button, Card, Heading, Text, formatDate, formatDinars, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import type { Charge } from '../../lib/subscriber.resource'
import { subscriptionStyles } from './subscription.styles'

/** Rows shown at first: a week, where one pays by the day. */
const FEW = 7

/** What was really taken, the newest first. */
export function PastCharges({ charges }: { charges: Charge[] }) {
  const strings = useStrings()
  const classes = useStyles(subscriptionStyles)
  const [all, setAll] = useState(false)
  const firstMore = useRef<HTMLTableRowElement>(null)
  // The button that had the focus is gone: reading goes on at the first row that came.
  useEffect(() => {
    if (all) firstMore.current?.focus()
  }, [all])
  return (
    <Card as="section" className={classes.section}>
      <Heading level={2} fontSize="xl">
        {strings.pastCharges}
      </Heading>
      {charges.length === 0 ? (
        <Text tone="quiet">{strings.noCharges}</Text>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{strings.chargeDate}</th>
              <th scope="col">{strings.chargeAmount}</th>
            </tr>
          </thead>
          <tbody>
            {charges.slice(0, all ? undefined : FEW).map(({ at, amount }, place) => (
              <tr key={at.getTime()} {...(place === FEW && { ref: firstMore, tabIndex: -1 })}>
                <td>{formatDate(at)}</td>
                <td>{formatDinars(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!all && charges.length > FEW && (
        <Button variant="ghost" onClick={() => setAll(true)}>
          {strings.allCharges}
        </Button>
      )}
    </Card>
  )
}

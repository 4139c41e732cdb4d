import type { ReactNode } from 'react'
import { phoneText } from '@yawmi/contract'
import { defineStyles, useStyles } from '@yawmi/ui'

const styles = defineStyles({
  // One word may be longer than the sheet is wide, and is broken rather than widening it.
  facts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', width: 'full', margin: '0' },
  fact: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingBlock: '3',
    borderBlockStart: '1px solid var(--yw-line)',
    '&:first-child': { borderBlockStart: 'none' },
  },
  name: { color: 'quiet' },
  value: { margin: '0', minWidth: '0', fontWeight: 'bold', overflowWrap: 'anywhere' },
})

/** What is known and cannot be changed here: names on one side, values on the other. */
export function Facts({ facts }: { facts: { name: string; value: ReactNode }[] }) {
  const classes = useStyles(styles)
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={classes.fact}>
          <dt className={classes.name}>{name}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A phone number within Arabic text: it reads left to right wherever it stands. */
export const PhoneNumber = ({ children }: { children: string }) => <bdi dir="ltr">{phoneText(children)}</bdi>

import type { Operator } from '@yawmi/brand'
import { operatorOf } from '@yawmi/brand'
import { useBrand } from '@yawmi/remote-kit'
import { cx, defineStyles, priceText, useStyles } from '@yawmi/ui'

const styles = defineStyles({
  list: { display: 'grid', gap: '1', listStyle: 'none' },
  offer: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2', lineHeight: 'heading' },
  price: { fontWeight: 'bold', fontSize: 'lg' },
  operator: { color: 'quiet', fontSize: 'sm' },
  mine: { '& > strong': { color: 'brand' }, '& > span': { color: 'ink' } },
})

/** The number that a subscriber types, in the form that the brand's rules are written for. */
const international = (digits: string) => `+218${digits.replace(/^0/, '')}`

const Offer = ({ operator, named, mine }: { operator: Operator; named: boolean; mine: boolean }) => {
  const classes = useStyles(styles)
  return (
    <li className={cx(classes.offer, mine && classes.mine)} aria-current={mine || undefined}>
      <strong className={classes.price}>{operator.offers.map(priceText).join(' · ')}</strong>
      {named && <span className={classes.operator}>{operator.name}</span>}
    </li>
  )
}

/**
 * What each operator's subscribers pay, and for how long, one line each. With a single operator it is not named.
 * @param digits what is typed so far: once it tells the operator, that one's line stands out.
 */
export function PriceList({ label, digits = '' }: { label: string; digits?: string }) {
  const brand = useBrand()
  const classes = useStyles(styles)
  const mine = operatorOf(brand, international(digits))
  return (
    <ul className={classes.list} aria-label={label}>
      {brand.operators.map((operator) => (
        <Offer key={operator.id} operator={operator} named={brand.operators.length > 1} mine={operator === mine} />
      ))}
    </ul>
  )
}

import type { Operator } from '@yawmi/brand'
import { operatorOf } from '@yawmi/brand'
import { phoneText } from '@yawmi/contract'
import { useBrand } from '@yawmi/remote-kit'
import { cx, defineStyles, fillText, priceText, useStyles } from '@yawmi/ui'
import { CheckIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { ar } from './copy/ar'
import { prefixesOf } from '../../lib/prefixes'

const styles = defineStyles({
  list: { display: 'grid', gap: '2', listStyle: 'none' },
  // The operator has a line of its own: how wide a letter is before its font has come must not move what is below.
  offer: { display: 'grid', lineHeight: 'heading' },
  first: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' },
  // Without breaks: where letters are large on a small phone it would be wider than its place.
  price: { fontWeight: 'bold', fontSize: 'lg', overflowWrap: 'anywhere' },
  operator: { color: 'quiet', fontSize: 'sm' },
  mine: { '& strong': { color: 'brand' }, '& > span': { color: 'ink' } },
  // Said in words, not by the colour alone.
  own: { display: 'inline-flex', alignItems: 'center', gap: '1', fontSize: 'sm', fontWeight: 'bold' },
})

const Offer = ({ operator, named, mine }: { operator: Operator; named: boolean; mine: boolean }) => {
  const strings = useStrings(ar)
  const classes = useStyles(styles)
  return (
    <li className={cx(classes.offer, mine && classes.mine)} aria-current={mine || undefined}>
      <span className={classes.first}>
        <strong className={classes.price}>{operator.offers.map(priceText).join(' · ')}</strong>
        {named && mine && (
          <span className={classes.own}>
            <CheckIcon size={16} />
            {strings.ownOperator}
          </span>
        )}
      </span>
      {named && <span className={classes.operator}>{operatorText(operator, strings)}</span>}
    </li>
  )
}

/** By what one's numbers begin with one knows one's operator, whatever the brand calls it. */
function operatorText(operator: Operator, { operatorPrefixes, and }: Record<keyof typeof ar, string>): string {
  const prefixes = prefixesOf(operator)
  if (prefixes.length === 0) return operator.name
  return fillText(operatorPrefixes, { operator: operator.name, prefixes: prefixes.join(and) })
}

/**
 * What each operator's subscribers pay, and for how long, one line each. With a single operator it is not named.
 * @param digits what is typed so far: once it tells the operator, that one's line stands out.
 */
export function PriceList({ label, digits = '' }: { label: string; digits?: string }) {
  const brand = useBrand()
  const classes = useStyles(styles)
  const mine = operatorOf(brand, phoneText(digits))
  return (
    <ul className={classes.list} aria-label={label}>
      {brand.operators.map((operator) => (
        <Offer key={operator.id} operator={operator} named={brand.operators.length > 1} mine={operator === mine} />
      ))}
    </ul>
  )
}

import { freeTrialText, operatorOf } from '@yawmi/brand'
import { phoneText } from '@yawmi/contract'
import { useBrand } from '@yawmi/remote-kit'
import { Badge, cx, defineStyles, priceText, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'

const styles = defineStyles({
  box: { display: 'flex', flexDirection: 'column', gap: '2', marginBlockStart: '3' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
  title: { fontSize: 'md', fontWeight: 'bold', lineHeight: 'heading' },
  list: { listStyle: 'none', padding: '0', margin: '0', display: 'grid', gap: '2' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingInline: '4',
    paddingBlock: '2',
    border: '1px solid var(--yw-line)',
    borderRadius: 'field',
  },
  own: { borderColor: 'brand', backgroundColor: 'brandTint', boxShadow: 'inset 0 0 0 1px var(--yw-brand)' },
  price: { fontWeight: 'bold' },
})

/** The price of each of the brand's operators after the free trial; the one of the typed number stands out. */
export function Offers({ phone }: { phone: string }) {
  const strings = useStrings()
  const classes = useStyles(styles)
  const brand = useBrand()
  const own = operatorOf(brand, phoneText(phone))
  const trial = freeTrialText(brand.trialHours)
  return (
    <div className={classes.box}>
      <div className={classes.head}>
        <h2 className={classes.title}>{strings.price}</h2>
        {trial && <Badge tone="accent">{trial}</Badge>}
      </div>
      <ul className={classes.list}>
        {brand.operators.map((operator) => (
          <li
            key={operator.id}
            className={cx(classes.row, operator === own && classes.own)}
            aria-current={operator === own || undefined}
          >
            <span>{operator.name}</span>
            <span className={classes.price}>{operator.offers.map(priceText).join(strings.or)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

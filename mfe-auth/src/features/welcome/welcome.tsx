import { freeTrialText } from '@yawmi/brand'
import { useBrand } from '@yawmi/remote-kit'
import { defineStyles, fillText, LinkButton, pricesText, Text, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { PageLink } from '../../components/page-link'

const styles = defineStyles({
  offer: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    textAlign: 'center',
    textWrap: 'balance',
  },
  trial: {
    paddingInline: '6',
    paddingBlock: '2',
    borderRadius: 'full',
    backgroundColor: 'accent',
    color: 'accentInk',
    fontSize: 'lg',
    fontWeight: 'bold',
  },
})

/** The free trial, the prices after it, and the link to the register page. */
export function Welcome() {
  const strings = useStrings()
  const classes = useStyles(styles)
  const brand = useBrand()
  const trial = freeTrialText(brand.trialHours)
  const prices = pricesText(brand)
  return (
    <>
      <div className={classes.offer}>
        {trial && <span className={classes.trial}>{trial}</span>}
        <Text tone="quiet">{trial ? fillText(strings.welcomeThen, { prices }) : prices}</Text>
      </div>
      <LinkButton size="lg" full render={<PageLink page="webview_register" />}>
        {strings.welcomeContinue}
      </LinkButton>
    </>
  )
}

import { RouteLink, useBrand } from '@yawmi/remote-kit'
import { Heading, LinkButton, useStyles } from '@yawmi/ui'
import { CheckIcon } from '@yawmi/ui/icons'
import { HERO } from '../../hooks/use-sign-up-link'
import { Section } from '../../components/section'
import { PriceList } from '../../components/prices/price-list'
import { useStrings } from '../../copy/use-strings'
import { ar } from './copy/ar'
import { planStyles } from './plan.styles'

/** What is paid and what is had for it; the one place where the brand's colour fills a whole card. */
export function Plan() {
  const strings = useStrings(ar)
  const classes = useStyles(planStyles)
  const { features, trialHours } = useBrand()
  const included = [strings.planNew, strings.planImages, strings.planDesigns, strings.planStickers, strings.planCancel]
  return (
    <Section id="plan">
      <div className={classes.card}>
        <div className={classes.side}>
          <Heading level={2} id="plan-title">
            {strings.planTitle}
          </Heading>
          <ul className={classes.list}>
            {included.map((line) => (
              <li key={line} className={classes.line}>
                <CheckIcon />
                {line}
              </li>
            ))}
          </ul>
        </div>
        <div className={classes.price}>
          <p>{trialHours > 0 ? strings.planTrial : strings.planNoTrial}</p>
          <PriceList label={strings.planPrices} />
          <LinkButton variant="accent" size="lg" full render={<RouteLink to={HERO} />}>
            {strings.planSubscribe}
          </LinkButton>
          {features.smsEntry && <p className={classes.sms}>{strings.planSms}</p>}
        </div>
      </div>
    </Section>
  )
}

import { RouteLink, useBrand } from '@yawmi/remote-kit'
import { Heading, LinkButton, useStyles } from '@yawmi/ui'
import { CheckIcon } from '@yawmi/ui/icons'
import { HERO } from '../page/use-way-in'
import { Section } from '../page/section'
import { PriceList } from '../prices/price-list'
import { useWords } from '../words/use-words'
import { ar } from './copy/ar'
import { planStyles } from './plan.styles'

/** What is paid and what is had for it; the one place where the brand's colour fills a whole card. */
export function Plan() {
  const words = useWords(ar)
  const classes = useStyles(planStyles)
  const { features, trialHours } = useBrand()
  const included = [words.planNew, words.planImages, words.planDesigns, words.planStickers, words.planCancel]
  return (
    <Section id="plan">
      <div className={classes.card}>
        <div className={classes.side}>
          <Heading level={2} id="plan-title">
            {words.planTitle}
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
          <p>{trialHours > 0 ? words.planTrial : words.planNoTrial}</p>
          <PriceList label={words.planPrices} />
          <LinkButton variant="accent" size="lg" full render={<RouteLink to={HERO} />}>
            {words.planSubscribe}
          </LinkButton>
          {features.smsEntry && <p className={classes.sms}>{words.planSms}</p>}
        </div>
      </div>
    </Section>
  )
}

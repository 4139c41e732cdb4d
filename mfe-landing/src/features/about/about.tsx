import { RouteLink, useBrand } from '@yawmi/remote-kit'
import { Heading, LinkButton, Text, useStyles } from '@yawmi/ui'
import { AboutArt } from '../../components/art/about-art'
import { HERO } from '../../hooks/use-sign-up-link'
import { PriceList } from '../../components/prices/price-list'
import { useStrings } from '../../copy/use-strings'
import { aboutStyles } from './about.styles'
import { ar } from './copy/ar'

/** Who makes this, what is in it, and what it costs. */
export function About() {
  const strings = useStrings(ar, 'about')
  const classes = useStyles(aboutStyles)
  return (
    <>
      <header className={classes.head}>
        <div className={classes.words}>
          <Heading level={1}>{strings.aboutTitle}</Heading>
          <Text tone="quiet" fontSize="lg">
            {strings.aboutLead}
          </Text>
        </div>
        <AboutArt />
      </header>
      <section className={classes.words} aria-labelledby="about-story">
        <Heading level={2} id="about-story">
          {strings.storyTitle}
        </Heading>
        <Text fontSize="lg">{strings.storyFirst}</Text>
        <Text fontSize="lg">{strings.storySecond}</Text>
      </section>
      <Offers />
      <Price />
    </>
  )
}

function Offers() {
  const strings = useStrings(ar, 'about')
  const classes = useStyles(aboutStyles)
  const { trialHours } = useBrand()
  const offers = [
    { name: strings.offerFresh, text: strings.offerFreshText },
    { name: strings.offerEasy, text: strings.offerEasyText },
    { name: strings.offerFull, text: strings.offerFullText },
    ...(trialHours > 0 ? [{ name: strings.offerTrial, text: strings.offerTrialText }] : []),
  ]
  return (
    <section className={classes.words} aria-labelledby="about-offer">
      <Heading level={2} id="about-offer">
        {strings.offerTitle}
      </Heading>
      <ul className={classes.offers}>
        {offers.map(({ name, text }) => (
          <li key={name} className={classes.offer}>
            <Heading level={3} fontSize="lg">
              {name}
            </Heading>
            <Text tone="quiet">{text}</Text>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Price() {
  const strings = useStrings(ar, 'about')
  const classes = useStyles(aboutStyles)
  const { features } = useBrand()
  return (
    <section className={classes.price} aria-labelledby="about-price">
      <Heading level={2} id="about-price">
        {strings.priceTitle}
      </Heading>
      <PriceList label={strings.pricesLabel} />
      <div className={classes.ways}>
        <LinkButton variant="accent" size="lg" render={<RouteLink to={HERO} />}>
          {strings.byPage}
        </LinkButton>
        {features.smsEntry && <p>{strings.bySms}</p>}
      </div>
      <Text tone="quiet">{features.smsEntry ? strings.cancelBySmsToo : strings.cancelAnyTime}</Text>
    </section>
  )
}

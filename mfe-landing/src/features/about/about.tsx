import { RouteLink, useBrand } from '@yawmi/remote-kit'
import { Heading, LinkButton, Text, useStyles } from '@yawmi/ui'
import { AboutArt } from '../art/about-art'
import { HERO } from '../page/use-way-in'
import { PriceList } from '../prices/price-list'
import { useWords } from '../words/use-words'
import { aboutStyles } from './about.styles'
import { ar } from './copy/ar'

/** Who makes this, what is in it, and what it costs. */
export function About() {
  const words = useWords(ar, 'about')
  const classes = useStyles(aboutStyles)
  return (
    <>
      <header className={classes.head}>
        <div className={classes.words}>
          <Heading level={1}>{words.aboutTitle}</Heading>
          <Text tone="quiet" fontSize="lg">
            {words.aboutLead}
          </Text>
        </div>
        <AboutArt />
      </header>
      <section className={classes.words} aria-labelledby="about-story">
        <Heading level={2} id="about-story">
          {words.storyTitle}
        </Heading>
        <Text fontSize="lg">{words.storyFirst}</Text>
        <Text fontSize="lg">{words.storySecond}</Text>
      </section>
      <Offers />
      <Price />
    </>
  )
}

function Offers() {
  const words = useWords(ar, 'about')
  const classes = useStyles(aboutStyles)
  const { trialHours } = useBrand()
  const offers = [
    { name: words.offerFresh, text: words.offerFreshText },
    { name: words.offerEasy, text: words.offerEasyText },
    { name: words.offerFull, text: words.offerFullText },
    ...(trialHours > 0 ? [{ name: words.offerTrial, text: words.offerTrialText }] : []),
  ]
  return (
    <section className={classes.words} aria-labelledby="about-offer">
      <Heading level={2} id="about-offer">
        {words.offerTitle}
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
  const words = useWords(ar, 'about')
  const classes = useStyles(aboutStyles)
  const { features } = useBrand()
  return (
    <section className={classes.price} aria-labelledby="about-price">
      <Heading level={2} id="about-price">
        {words.priceTitle}
      </Heading>
      <PriceList label={words.pricesLabel} />
      <div className={classes.ways}>
        <LinkButton variant="accent" size="lg" render={<RouteLink to={HERO} />}>
          {words.byPage}
        </LinkButton>
        {features.smsEntry && <p>{words.bySms}</p>}
      </div>
      <Text tone="quiet">{features.smsEntry ? words.cancelBySmsToo : words.cancelAnyTime}</Text>
    </section>
  )
}

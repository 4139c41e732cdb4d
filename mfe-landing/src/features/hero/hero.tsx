import { useBrand } from '@yawmi/remote-kit'
import { Badge, useStyles } from '@yawmi/ui'
import { Waves } from '../../components/art/hero-art'
import { ForOthers, ForSubscribers } from '../../components/audience'
import type { DailyCardState } from '../../lib/daily-card.resource'
import { DailyCard } from '../../components/daily-card/daily-card'
import { useStrings } from '../../copy/use-strings'
import { ar } from './copy/ar'
import { heroStyles } from './hero.styles'
import { EnterWithoutForm } from './enter-without-form'
import { SubscribeForm } from './subscribe-form'
import { ContentLink } from './content-link'
import { HowToCancel } from './how-to-cancel'

/** The first screen: what it is, what it costs, how to begin and how to stop; beside it the leaf of today. */
export function Hero({ leaf }: { leaf: DailyCardState }) {
  const strings = useStrings(ar)
  const classes = useStyles(heroStyles)
  const { trialHours } = useBrand()
  return (
    <section id="hero" aria-labelledby="hero-title" className={classes.hero}>
      <div className={classes.inner}>
        <div className={classes.words}>
          {trialHours > 0 && (
            <ForOthers>
              <Badge tone="accent">{strings.trial}</Badge>
            </ForOthers>
          )}
          <h1 id="hero-title" className={classes.headline}>
            {strings.headline}
          </h1>
          <ForSubscribers>
            <ContentLink />
          </ForSubscribers>
          <ForOthers>
            <p className={classes.lead}>{strings.lead}</p>
            <SubscribeForm />
            <HowToCancel />
            <EnterWithoutForm />
          </ForOthers>
        </div>
        <DailyCard leaf={leaf} />
      </div>
      {/* Last, so that a page painted before all of it is there does not show them higher up for a moment. */}
      <Waves />
    </section>
  )
}

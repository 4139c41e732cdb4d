import { useBrand } from '@yawmi/remote-kit'
import { Badge, useStyles } from '@yawmi/ui'
import { Waves } from '../art/hero-art'
import { ForOthers, ForSubscribers } from '../audience/audience'
import type { LeafState } from '../today/leaf.resource'
import { TodayLeaf } from '../today/today-leaf'
import { useWords } from '../words/use-words'
import { ar } from './copy/ar'
import { heroStyles } from './hero.styles'
import { OtherWay } from './other-way'
import { SubscribeForm } from './subscribe-form'
import { WayOn } from './way-on'
import { WayOut } from './way-out'

/** The first screen: what it is, what it costs, how to begin and how to stop; beside it the leaf of today. */
export function Hero({ leaf }: { leaf: LeafState }) {
  const words = useWords(ar)
  const classes = useStyles(heroStyles)
  const { trialHours } = useBrand()
  return (
    <section id="hero" aria-labelledby="hero-title" className={classes.hero}>
      <Waves />
      <div className={classes.inner}>
        <div className={classes.words}>
          {trialHours > 0 && (
            <ForOthers>
              <Badge tone="accent">{words.trial}</Badge>
            </ForOthers>
          )}
          <h1 id="hero-title" className={classes.headline}>
            {words.headline}
          </h1>
          <ForSubscribers>
            <WayOn />
          </ForSubscribers>
          <ForOthers>
            <p className={classes.lead}>{words.lead}</p>
            <SubscribeForm />
            <WayOut />
            <OtherWay />
          </ForOthers>
        </div>
        <TodayLeaf leaf={leaf} />
      </div>
    </section>
  )
}

import { RouteLink } from '@yawmi/remote-kit'
import { cx, useStyles } from '@yawmi/ui'
import { Section } from '../page/section'
import { useWayIn } from '../page/use-way-in'
import { useWords } from '../words/use-words'
import { ar } from './copy/ar'
import { discoverStyles, tileColors } from './discover.styles'
import { TILES } from './tiles'

/** The seven kinds of content, the first one twice as wide. */
export function Discover() {
  const words = useWords(ar)
  const classes = useStyles(discoverStyles)
  const colors = useStyles(tileColors)
  const wayIn = useWayIn()
  return (
    <Section id="discover" title={words.discoverTitle} lead={words.discoverLead} tone="surface">
      <ul className={classes.grid}>
        {TILES.map(({ kind, route, anchor, Art }, place) => (
          <li key={kind} className={place === 0 ? classes.wide : undefined}>
            <RouteLink to={wayIn(route, anchor)} className={cx(classes.tile, colors[kind])}>
              <span className={classes.name}>{words[kind]}</span>
              <span className={classes.text}>{words[`${kind}Text`]}</span>
              <Art />
            </RouteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import { RouteLink } from '@yawmi/remote-kit'
import { cx, useStyles } from '@yawmi/ui'
import { Section } from '../../components/section'
import { useSignUpLink } from '../../hooks/use-sign-up-link'
import { useStrings } from '../../copy/use-strings'
import { ar } from './copy/ar'
import { discoverStyles, tileColors } from './discover.styles'
import { TILES } from './tiles'

/** The seven kinds of content, the first one twice as wide. */
export function Discover() {
  const strings = useStrings(ar)
  const classes = useStyles(discoverStyles)
  const colors = useStyles(tileColors)
  const wayIn = useSignUpLink()
  return (
    <Section id="discover" title={strings.discoverTitle} lead={strings.discoverLead} tone="surface">
      <ul className={classes.grid}>
        {TILES.map(({ kind, route, anchor, Art }, place) => (
          <li key={kind} className={place === 0 ? classes.wide : undefined}>
            <RouteLink to={wayIn(route, anchor)} className={cx(classes.tile, colors[kind])}>
              <span className={classes.name}>{strings[kind]}</span>
              <span className={classes.text}>{strings[`${kind}Text`]}</span>
              <Art />
            </RouteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

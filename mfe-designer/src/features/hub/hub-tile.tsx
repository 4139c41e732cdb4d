import { useId, type ComponentType, type CSSProperties } from 'react'
import { RouteLink, useApi, type Target } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { plural, useStyles } from '@yawmi/ui'
import type { IconProps } from '@yawmi/ui/icons'
import type { counts } from '../../copy/ar'
import { useStringForms } from '../../copy/use-strings'
import { Fan } from './fan'
import { hubStyles } from './hub.styles'
import { previewsQuery, type Place } from './previews.resource'

interface HubTileProps {
  place: Place
  to: Target
  name: string
  about: string
  /** `#rrggbb`; the brand's own until the categories are there. */
  color?: string
  Icon: ComponentType<IconProps>
}

const COUNTED: Record<Place, keyof typeof counts> = {
  cards: 'cards',
  images: 'images',
  saved: 'saved',
  stickers: 'packs',
}

/** One place of the hub. What cannot be loaded leaves a tile without pictures, and a way in all the same. */
export function HubTile({ place, to, name, about, color, Icon }: HubTileProps) {
  const api = useApi()
  const id = useId()
  const classes = useStyles(hubStyles)
  const forms = useStringForms()
  const { data, isPending } = useQuery(previewsQuery(api, place))
  return (
    <div className={classes.tile} style={{ '--tile': color ?? 'var(--yw-brand)' } as CSSProperties}>
      <Fan previews={data?.previews ?? []} loading={isPending} Icon={Icon} />
      <div className={classes.texts}>
        <RouteLink to={to} className={classes.name} aria-describedby={`${id}-about`}>
          {name}
        </RouteLink>
        <div id={`${id}-about`}>
          <span className={classes.about}>{about}</span>
          <span className={classes.count}>{data && plural(data.total, forms[COUNTED[place]])}</span>
        </div>
      </div>
    </div>
  )
}

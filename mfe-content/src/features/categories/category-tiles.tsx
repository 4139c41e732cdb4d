import type { Target } from '@yawmi/remote-kit'
import { useRole } from '@yawmi/remote-kit'
import { Skeleton, SkeletonGroup, Tile, useStyles, VisuallyHidden } from '@yawmi/ui'
import { LockIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { LazyIcon } from './lazy-icon'
import { SubscriberLink } from '../../components/actions/subscriber-link'
import type { CategoryTile, TileKind } from './categories.resource'
import { tilesStyles } from './category-tiles.styles'

const PLACES: Record<TileKind, Target> = {
  images: { name: 'images' },
  videos: { name: 'videos' },
  names: { name: 'names' },
  messages: { name: 'messages_categories' },
  jokes: { name: 'jokes' },
  designs: { name: 'design_categories' },
  quotes: { name: 'quotes' },
}

/** The categories that free visitors may open; the others raise the lock dialog. */
const FREE: ReadonlySet<TileKind> = new Set<TileKind>(['videos', 'quotes', 'names'])

/** Tiles that lead to the seven kinds of content, each in its category's own colour. */
export function CategoryTiles({ tiles }: { tiles: readonly CategoryTile[] }) {
  const classes = useStyles(tilesStyles)
  const strings = useStrings()
  const role = useRole()
  return (
    <ul className={classes.grid}>
      {tiles.map(({ kind, name, description, color, icon }) => {
        const free = FREE.has(kind)
        return (
          <li key={kind}>
            <Tile
              color={color}
              name={name}
              description={description}
              picture={<LazyIcon path={icon} />}
              className={classes.tile}
              render={<SubscriberLink to={PLACES[kind]} free={free} />}
            >
              {role === 'free' && !free && (
                <span key="lock" className={classes.lock}>
                  <LockIcon size={18} />
                  <VisuallyHidden>{strings.subscribersOnly}</VisuallyHidden>
                </span>
              )}
            </Tile>
          </li>
        )
      })}
    </ul>
  )
}

export function CategoryTilesSkeleton() {
  const classes = useStyles(tilesStyles)
  return (
    <SkeletonGroup className={classes.grid}>
      {Array.from(Object.keys(PLACES), (kind) => (
        <div key={kind}>
          <Skeleton shape="tile" className={classes.tile} />
        </div>
      ))}
    </SkeletonGroup>
  )
}

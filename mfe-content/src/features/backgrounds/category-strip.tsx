import type { CSSProperties } from 'react'
import { RouteLink } from '@yawmi/remote-kit'
import { cx, defineStyles, Skeleton, SkeletonGroup, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { MediaImage } from '../../components/media/media-image'
import type { SubCategory } from '../../lib/queries/sub-categories.resource'
import { NO_MARKER } from '../../lib/no-marker'

/** A strip that scrolls sideways on narrow screens, a grid from 800 px on (specification, section 9). */
const WIDE = '@media (min-width: 800px)'

const styles = defineStyles({
  strip: {
    display: 'grid',
    gridAutoFlow: 'column',
    // The longer one holds a word of a name in letters of twice the size.
    gridAutoColumns: 'max(42%, 6em)',
    gap: '3',
    listStyleType: NO_MARKER,
    overflowX: 'auto',
    scrollSnapType: 'inline proximity',
    scrollPaddingInline: 'gutter',
    marginInline: 'calc(-1 * var(--yw-gutter))',
    paddingInline: 'gutter',
    paddingBlock: '1',
    scrollbarWidth: 'none',
    '& > *': { scrollSnapAlign: 'start', minWidth: '0' },
    [WIDE]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '4', overflowX: 'visible' },
  },
  height: { minHeight: '128px', [WIDE]: { minHeight: '144px' } },
  tile: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    height: '100%',
    borderRadius: 'card',
    overflow: 'hidden',
    backgroundColor: 'var(--tile)',
    color: '#ffffff',
    fontWeight: 'bold',
    lineHeight: 'heading',
    textDecoration: 'none',
    '&:hover > img': { transform: 'scale(1.04)' },
  },
  ground: {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: 'transform 250ms',
  },
  // The icon lies on the category's light picture, over its dark one.
  plate: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '14',
    height: '14',
    margin: '3',
    marginBlockEnd: 'auto',
    borderRadius: 'field',
    overflow: 'hidden',
  },
  icon: { position: 'relative' },
  // Text on a picture has a background of its own, to be readable.
  name: {
    position: 'relative',
    paddingInline: '4',
    paddingBlock: '2',
    backgroundColor: 'color-mix(in srgb, var(--tile) 76%, #000000)',
  },
})

/** The categories of wallpapers, each with its name, its icon and its two pictures. */
export function CategoryStrip({ categories }: { categories: readonly SubCategory[] }) {
  const strings = useStrings()
  const classes = useStyles(styles)
  return (
    <ul aria-label={strings.backgroundCategories} className={classes.strip}>
      {categories.map(({ uuid, name, color, icon, primary, secondary }) => (
        <li key={uuid}>
          <RouteLink
            to={{ name: 'images_details', params: { uuid } }}
            className={cx(classes.height, classes.tile)}
            style={{ '--tile': color } as CSSProperties}
          >
            <MediaImage path={primary} loading="lazy" className={classes.ground} />
            <span className={classes.plate}>
              <MediaImage path={secondary} loading="lazy" className={classes.ground} />
              <MediaImage path={icon} side={48} loading="lazy" className={classes.icon} />
            </span>
            <span className={classes.name}>{name}</span>
          </RouteLink>
        </li>
      ))}
    </ul>
  )
}

export function CategoryStripSkeleton() {
  const classes = useStyles(styles)
  return (
    <SkeletonGroup className={classes.strip}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index}>
          <Skeleton shape="tile" className={classes.height} />
        </div>
      ))}
    </SkeletonGroup>
  )
}

import type { DesignType, SavedDesign } from '@yawmi/contract'
import { useApi, useMediaUrl } from '@yawmi/remote-kit'
import { useInfiniteQuery } from '@yawmi/remote-kit/query'
import { Skeleton, SkeletonGroup, defineStyles, fillText, useStyles } from '@yawmi/ui'
import { useCopy } from '../../copy/use-copy'
import { Endless } from '../gallery/endless'
import { savedQuery } from '../gallery/gallery.resource'

const styles = defineStyles({
  grid: {
    display: 'grid',
    gap: { base: '3', md: '5' },
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    listStyle: 'none',
    padding: '0',
  },
  item: {
    aspectRatio: '4 / 5',
    borderRadius: 'card',
    border: '1px solid var(--yw-line)',
    backgroundColor: 'surface',
    overflow: 'hidden',
    '& img': { width: '100%', height: '100%', objectFit: 'contain' },
  },
})

/** The saved designs of one kind, the newest first, more as one scrolls; loaded anew each time it is come to. */
export function SavedGrid({ type }: { type: DesignType }) {
  const api = useApi()
  const copy = useCopy()
  const mediaUrl = useMediaUrl()
  const classes = useStyles(styles)
  const query = useInfiniteQuery({ ...savedQuery(api, type), refetchOnMount: 'always' as const })
  const label = type === 'image' ? copy.savedImage : copy.savedCard
  return (
    <Endless<SavedDesign> query={query} empty={copy.noSaved} skeleton={<SavedSkeleton className={classes.grid} />}>
      {(designs) => (
        <ul className={classes.grid}>
          {designs.map(({ uuid, path }, index) => (
            <li key={uuid} className={classes.item}>
              <img
                src={mediaUrl(path)}
                alt={fillText(label, { n: index + 1 })}
                loading="lazy"
                decoding="async"
                crossOrigin="anonymous"
              />
            </li>
          ))}
        </ul>
      )}
    </Endless>
  )
}

const SavedSkeleton = ({ className }: { className: string }) => (
  <SkeletonGroup className={className}>
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} shape="tile" aspectRatio="4 / 5" />
    ))}
  </SkeletonGroup>
)

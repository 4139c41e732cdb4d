import { useState } from 'react'
import type { DesignType, SavedDesign } from '@yawmi/contract'
import { RouteLink, useApi } from '@yawmi/remote-kit'
import { useInfiniteQuery } from '@yawmi/remote-kit/query'
import { LinkButton, Skeleton, SkeletonGroup, defineStyles, fillText, useAtLeast, useStyles } from '@yawmi/ui'
import { useCopy } from '../../copy/use-copy'
import { studioTarget } from '../chrome/studio-target'
import { Endless } from '../gallery/endless'
import { savedQuery } from '../gallery/gallery.resource'
import { SavedPicture } from './saved-picture'
import { SavedViewer } from './saved-viewer'

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
    '& > button': { display: 'block', width: '100%', height: '100%', cursor: 'pointer' },
    '&:focus-within': { borderColor: 'brand' },
    '@media (hover: hover)': { '&:hover': { borderColor: 'brand' } },
    '& > button:focus-visible': { outline: '3px solid var(--yw-brand)', outlineOffset: '-3px' },
    '& img': { width: '100%', height: '100%', objectFit: 'contain' },
  },
})

/** The saved designs of one kind, the newest first, more as one scrolls; loaded anew each time it is come to. */
export function SavedGrid({ type }: { type: DesignType }) {
  const api = useApi()
  const copy = useCopy()
  const classes = useStyles(styles)
  const query = useInfiniteQuery({ ...savedQuery(api, type), refetchOnMount: 'always' as const })
  const label = type === 'image' ? copy.savedImage : copy.savedCard
  const wide = useAtLeast('md')
  const [shown, setShown] = useState<{ design: SavedDesign; name: string }>()
  return (
    <Endless<SavedDesign>
      query={query}
      empty={copy.noSaved}
      wayOn={<LinkButton render={<RouteLink to={studioTarget(type, wide)} />}>{copy.newDesign}</LinkButton>}
      skeleton={<SavedSkeleton className={classes.grid} />}
    >
      {(designs) => (
        <>
          <ul className={classes.grid}>
            {designs.map((design, index) => {
              const name = fillText(label, { n: index + 1 })
              return (
                <li key={design.uuid} className={classes.item}>
                  <button type="button" aria-haspopup="dialog" onClick={() => setShown({ design, name })}>
                    <SavedPicture design={design} name={name} lazy />
                  </button>
                </li>
              )
            })}
          </ul>
          <SavedViewer
            type={type}
            design={shown?.design}
            name={shown?.name ?? ''}
            onClose={() => setShown(undefined)}
          />
        </>
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

import { useState, type ReactNode } from 'react'
import type { DesignType, SavedDesign } from '@yawmi/contract'
import { RouteLink, useApi } from '@yawmi/remote-kit'
import { useInfiniteQuery } from '@yawmi/remote-kit/query'
import { LinkButton, fillText, formatDate, useAtLeast, useStyles } from '@yawmi/ui'
import { useSavedStrings } from './copy/use-strings'
import { studioTarget } from '../../lib/targets'
import { EndlessList } from '../../components/endless-list'
import { useFocusAtPlace } from '../../hooks/use-focus-at-place'
import { savedQuery } from '../../lib/saved/saved.resource'
import { savedStyles } from './saved-grid.styles'
import { SavedPicture } from './saved-picture'
import { SavedSkeleton } from './saved-skeleton'
import { SavedViewer } from './saved-viewer'

const NONE: readonly SavedDesign[] = []

interface SavedGridProps {
  type: DesignType
  /** Loads, and shows nothing of it yet: another kind may be shown instead. */
  isHeld?: boolean
  /** Rendered while a design is looked at that can be opened. */
  ahead: ReactNode
}

/** The saved designs of one kind, the newest first, more as one scrolls; loaded anew each time it is come to. */
export function SavedGrid({ type, isHeld = false, ahead }: SavedGridProps) {
  const api = useApi()
  const strings = useSavedStrings()
  const classes = useStyles(savedStyles)
  const query = useInfiniteQuery({ ...savedQuery(api, type), refetchOnMount: 'always' as const })
  const label = type === 'image' ? strings.savedImage : strings.savedCard
  const wide = useAtLeast('md')
  // The one that is deleted has the focus by then: its viewer gives it back.
  const [list, goOnAt] = useFocusAtPlace<HTMLUListElement>(query.data ?? NONE)
  const [shown, setShown] = useState<{ design: SavedDesign; name: string }>()
  // What the server did is told when it has answered: by then nothing may be shown, or another design.
  const showInstead = (of: SavedDesign, next?: { design: SavedDesign; name: string }) =>
    setShown((now) => (now?.design.uuid === of.uuid ? next : now))
  return (
    <EndlessList<SavedDesign>
      query={isHeld ? { ...query, data: undefined, error: null } : query}
      empty={strings.noSaved}
      action={<LinkButton render={<RouteLink to={studioTarget(type, wide)} />}>{strings.newDesign}</LinkButton>}
      skeleton={<SavedSkeleton />}
    >
      {(designs) => (
        <>
          <ul ref={list} className={classes.grid}>
            {designs.map((design, index) => {
              const name = design.name ?? fillText(label, { n: index + 1 })
              return (
                <li key={design.uuid} className={classes.item}>
                  <button type="button" aria-haspopup="dialog" onClick={() => setShown({ design, name })}>
                    <SavedPicture design={design} name={name} listed />
                  </button>
                  <p aria-hidden dir="auto" className={classes.name}>
                    {name}
                  </p>
                  <p className={classes.when}>{formatDate(design.saved_at, 'time')}</p>
                </li>
              )
            })}
          </ul>
          {typeof shown?.design.key === 'string' && ahead}
          <SavedViewer
            design={shown?.design}
            name={shown?.name ?? ''}
            onClose={(of) => (of ? showInstead(of) : setShown(undefined))}
            onRenamed={(design) => showInstead(design, { design, name: design.name ?? '' })}
            onDeleted={({ uuid }) => {
              goOnAt(designs.findIndex((design) => design.uuid === uuid))
              setShown(undefined)
            }}
          />
        </>
      )}
    </EndlessList>
  )
}

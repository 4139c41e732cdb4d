import { useCallback, useState } from 'react'
import { EndlessList } from '../../components/endless-list/endless-list'
import { COLUMNS, useColumns } from '../../hooks/use-columns'
import type { Endless } from '../../hooks/use-endless'
import { LazyViewer } from '../../components/picture-viewer/lazy-viewer'
import { useViewCounter } from '../../hooks/use-view-counter'
import { BackgroundCard } from '../../components/cards/background-card'
import type { BackgroundItem } from '../../lib/items/background-item'
import { BackgroundsGridSkeleton } from './backgrounds-grid-skeleton'

const SIZES = '(min-width: 1280px) 280px, (min-width: 600px) 30vw, 46vw'

/** Wallpapers in a grid, which loads further ones while it is scrolled; each opens in the viewer. */
export function BackgroundsGrid({ id, label, list }: { id: string; label: string; list: Endless<BackgroundItem> }) {
  const columns = useColumns(COLUMNS.pictures)
  const count = useViewCounter()
  const [open, setOpen] = useState<string>()
  const close = useCallback(() => setOpen(undefined), [])
  const moreFailed = list.footer === 'failed'
  return (
    <>
      <EndlessList
        id={id}
        label={label}
        list={list}
        columns={columns}
        skeleton={<BackgroundsGridSkeleton />}
        render={(item) => <BackgroundCard item={item} sizes={SIZES} onOpen={setOpen} />}
      />
      {open && list.items && (
        <LazyViewer
          items={list.items}
          first={open}
          onClose={close}
          onDownload={count}
          onNearEnd={list.footer === 'more' || moreFailed ? list.loadMore : undefined}
          moreFailed={moreFailed}
        />
      )}
    </>
  )
}

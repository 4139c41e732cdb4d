import { useCallback, useState, type ReactNode } from 'react'
import { defineStyles, useStyles } from '@yawmi/ui'
import { BackgroundCard } from '../../components/cards/background-card'
import { ofFavorite, type BackgroundItem } from '../../lib/items/background-item'
import { LazyViewer } from '../../components/picture-viewer/lazy-viewer'
import { useViewCounter } from '../../hooks/use-view-counter'
import type { PictureFavorite } from '../../lib/favorites'
import { FavoriteButton } from '../../components/actions/favorite-button'

const styles = defineStyles({
  saved: { position: 'relative', display: 'flex', width: 'full' },
  heart: {
    position: 'absolute',
    insetBlockStart: '2',
    insetInlineEnd: '2',
    '&&': { backgroundColor: 'surface' },
  },
})

/** A saved picture; its heart removes it. */
export function SavedPicture({
  item,
  sizes,
  onOpen,
}: {
  item: PictureFavorite
  sizes: string
  onOpen: (uuid: string) => void
}) {
  const classes = useStyles(styles)
  return (
    <div className={classes.saved}>
      <BackgroundCard item={ofFavorite(item)} sizes={sizes} onOpen={onOpen} />
      <FavoriteButton item={item} className={classes.heart} />
    </div>
  )
}

/**
 * A viewer of saved pictures. It goes on showing those that were saved when it opened, so that removing one in the
 * viewer does not take it away from under the finger.
 * @returns a function that opens the viewer at a picture, and the element to render.
 */
export function useSavedPicturesViewer(pictures: readonly PictureFavorite[]): [(uuid: string) => void, ReactNode] {
  const count = useViewCounter()
  const [opened, setOpened] = useState<{ first: string; items: BackgroundItem[] }>()
  const close = useCallback(() => setOpened(undefined), [])
  const open = (first: string) => setOpened({ first, items: pictures.map(ofFavorite) })
  return [open, opened && <LazyViewer {...opened} onClose={close} onDownload={count} />]
}

import { useMemo } from 'react'
import { RouteLink, useApi, useMediaUrl } from '@yawmi/remote-kit'
import { useStyles } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { EndlessList } from '../endless-list/endless-list'
import { COLUMNS, useColumns } from '../endless-list/use-columns'
import { useEndless } from '../endless-list/use-endless'
import { ScreenFrame } from '../frame/screen-frame'
import { unseenWhenLost } from '../picture/unseen-when-lost'
import { useStickerCount } from './sticker-count'
import { previewsOf, toPackItem, type PackItem } from './sticker-packs.resource'
import { PackCardsSkeleton } from './stickers-skeleton'
import { stickersStyles } from './stickers.styles'

/** Every pack of stickers, with a few of what is in it. */
export function StickerPacks() {
  const api = useApi()
  const words = useWords()
  const columns = useColumns(COLUMNS.packs)
  const source = useMemo(
    () => ({
      key: ['content', 'stickers'],
      fetchPage: (page: number, signal: AbortSignal) => api.stickers({ page, signal }),
    }),
    [api],
  )
  const list = useEndless(source, toPackItem)
  return (
    <ScreenFrame title={words.stickers} back={{ name: 'design_categories' }}>
      <EndlessList
        id="stickers"
        label={words.stickers}
        list={list}
        columns={columns}
        skeleton={<PackCardsSkeleton />}
        render={(pack) => <PackCard pack={pack} />}
      />
    </ScreenFrame>
  )
}

function PackCard({ pack }: { pack: PackItem }) {
  const classes = useStyles(stickersStyles)
  const stickerCount = useStickerCount()
  const mediaUrl = useMediaUrl()
  return (
    <RouteLink to={{ name: 'stickers_list', params: { uuid: pack.uuid } }} className={classes.pack}>
      <span className={classes.packHead}>
        <span className={classes.packName}>{pack.name}</span>
        <span className={classes.count}>{stickerCount(pack.count)}</span>
      </span>
      <span className={classes.previews}>
        {previewsOf(pack).map(({ uuid, file }) => (
          <img
            key={uuid}
            src={mediaUrl(file)}
            alt=""
            width={512}
            height={512}
            loading="lazy"
            crossOrigin="anonymous"
            className={classes.image}
            onError={unseenWhenLost}
          />
        ))}
      </span>
    </RouteLink>
  )
}

import { RouteLink } from '@yawmi/remote-kit'
import { useStyles } from '@yawmi/ui'
import { MediaImage } from '../../components/media/media-image'
import { useStickerCount } from './sticker-count'
import { previewsOf, type PackItem } from './sticker-packs.resource'
import { stickersStyles } from './stickers.styles'

export function PackCard({ pack }: { pack: PackItem }) {
  const classes = useStyles(stickersStyles)
  const stickerCount = useStickerCount()
  return (
    <RouteLink to={{ name: 'stickers_list', params: { uuid: pack.uuid } }} className={classes.pack}>
      <span className={classes.packHead}>
        <span className={classes.packName}>{pack.name}</span>
        <span className={classes.count}>{stickerCount(pack.count)}</span>
      </span>
      <span className={classes.previews}>
        {previewsOf(pack).map(({ uuid, file }) => (
          <MediaImage key={uuid} path={file} side={512} loading="lazy" className={classes.image} />
        ))}
      </span>
    </RouteLink>
  )
}

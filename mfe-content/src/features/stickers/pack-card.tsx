import { RouteLink, useMediaUrl } from '@yawmi/remote-kit'
import { useStyles } from '@yawmi/ui'
import { hideBrokenPicture } from '../../lib/hide-broken-picture'
import { useStickerCount } from './sticker-count'
import { previewsOf, type PackItem } from './sticker-packs.resource'
import { stickersStyles } from './stickers.styles'

export function PackCard({ pack }: { pack: PackItem }) {
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
            onError={hideBrokenPicture}
          />
        ))}
      </span>
    </RouteLink>
  )
}

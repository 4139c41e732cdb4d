import type { ComponentType } from 'react'
import { Picture, cx, useMediaUrl, useStyles } from '@yawmi/ui'
import type { IconProps } from '@yawmi/ui/icons'
import { fanStyles } from './hub.styles'
import type { Preview } from './previews.resource'

interface FanProps {
  previews: Preview[]
  loading: boolean
  /** On the front leaf, where there is no picture to show. */
  Icon: ComponentType<IconProps>
}

const LEAVES = ['start', 'end', 'front'] as const

/** Three leaves, fanned out like cards in a hand; blank ones where there are fewer pictures. */
export function Fan({ previews, loading, Icon }: FanProps) {
  const classes = useStyles(fanStyles)
  return (
    <span aria-hidden className={cx(classes.fan, 'fan')}>
      {LEAVES.map((leaf, index) => {
        // The front leaf, drawn last, shows the first picture.
        const preview = previews[LEAVES.length - 1 - index]
        return (
          <span key={leaf} className={cx(classes.leaf, classes[leaf], loading && classes.loading)}>
            {preview ? (
              <Leaf preview={preview} className={classes.picture} />
            ) : (
              leaf === 'front' && !loading && <Icon size={36} />
            )}
          </span>
        )
      })}
    </span>
  )
}

function Leaf({ preview, className }: { preview: Preview; className: string }) {
  const mediaUrl = useMediaUrl()
  if ('picture' in preview) {
    return (
      <Picture
        picture={preview.picture}
        alt=""
        sizes="(min-width: 960px) 160px, 110px"
        ratio="auto"
        className={className}
      />
    )
  }
  return (
    <img
      src={mediaUrl(preview.path)}
      alt=""
      loading="lazy"
      decoding="async"
      crossOrigin="anonymous"
      className={className}
    />
  )
}

import type { ComponentType } from 'react'
import { Picture, cx, useMediaUrl, useStyles } from '@yawmi/ui'
import type { IconProps } from '@yawmi/ui/icons'
import { fanStyles } from './hub.styles'
import type { Preview } from './previews.resource'

interface FanProps {
  previews: Preview[]
  loading: boolean
  /** Stands on the front card where there is no picture. */
  Icon: ComponentType<IconProps>
}

const CARDS = ['start', 'end', 'front'] as const

/** Three cards, fanned out like a hand; blank where there are fewer pictures. */
export function Fan({ previews, loading, Icon }: FanProps) {
  const classes = useStyles(fanStyles)
  return (
    <span aria-hidden className={cx(classes.fan, 'fan')}>
      {CARDS.map((card, index) => {
        // The front card, painted last, shows the first picture.
        const preview = previews[CARDS.length - 1 - index]
        return (
          <span key={card} className={cx(classes.card, classes[card], loading && classes.loading)}>
            {preview ? (
              <FanCard preview={preview} className={classes.picture} />
            ) : (
              card === 'front' && !loading && <Icon size={36} />
            )}
          </span>
        )
      })}
    </span>
  )
}

function FanCard({ preview, className }: { preview: Preview; className: string }) {
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

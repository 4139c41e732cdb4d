import { useCallback, useEffect, useState, type ComponentProps } from 'react'
import type { Picture as PictureData } from '@yawmi/contract'
import { useUi } from '../context/ui-context'
import { cx } from '../styles/cx'
import { defineStyles, stylesBy } from '../styles/define-styles'
import { useRendered } from '../hooks/use-rendered'
import { useStyles } from '../hooks/use-styles'
import { pictureSources } from '../text/picture-sources'
import { colorOf, placeholderOf } from './placeholder'

const styles = defineStyles({
  picture: { display: 'block', width: 'full', height: 'auto', backgroundSize: 'cover', backgroundPosition: 'center' },
})

const cropped = stylesBy((ratio: number | string) => ({
  cropped: ratio === 'own' ? '' : `&{aspect-ratio:${ratio};object-fit:cover;}`,
}))

/** One clear pixel: with it the browser draws no torn picture. */
const CLEAR = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

export interface PictureProps extends Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'width' | 'height' | 'alt' | 'crossOrigin'
> {
  picture: PictureData
  /** What it shows; empty for a picture that adds nothing to the text beside it. */
  alt: string
  /** How wide it is shown, as in HTML: `(min-width: 960px) 25vw, 50vw`. */
  sizes: string
  /** Loads at once and first: the one picture that the screen is about. */
  priority?: boolean
  /** Crops to these proportions, such as `1` or `16 / 9`; the picture's own unless told. */
  ratio?: number | string
  /** Address of the media host, where it is not the provider's. */
  mediaBase?: string
}

/**
 * A picture of the media host, in the size that the place needs. Its place has the right proportions from the start
 * and shows a blur of it until it is there, and still does when it does not come; it is asked for again when the network is back. Always asked for with CORS: a plain load in the cache would spoil the
 * canvas of the design tool.
 */
export const Picture = ({
  picture,
  alt,
  priority = false,
  ratio = 'own',
  mediaBase,
  className,
  style,
  onLoad,
  onError,
  ...rest
}: PictureProps) => {
  const ui = useUi()
  const classes = { ...useStyles(styles), ...useStyles(cropped(ratio)) }
  const [state, setState] = useState<'coming' | 'there' | 'lost'>('coming')
  const isLost = state === 'lost'
  useEffect(() => {
    if (!isLost) return
    const again = () => setState('coming')
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isLost])
  // Blurs are half of the bytes of a list that is rendered on the server.
  const placeholder = (useRendered() ? colorOf : placeholderOf)(picture.thumbhash)
  const base = mediaBase ?? ui.mediaBase
  const { src, srcSet } = pictureSources(base, picture)
  // The clear pixel is square, and would give its place another form.
  const held = ratio === 'own' && { aspectRatio: `${picture.width} / ${picture.height}` }
  // A picture of the HTML that came or failed before this, or one from the cache, fires no event that React could hear. One that
  // waits for its turn (shell/src/inline/hold-pictures.ts) has another address until then.
  const noticeSettled = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.getAttribute('src') === src) setState(image.naturalWidth > 0 ? 'there' : 'lost')
    },
    [setState, src],
  )
  return (
    <img
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      {...rest}
      ref={noticeSettled}
      alt={alt}
      crossOrigin="anonymous"
      width={picture.width}
      height={picture.height}
      src={isLost ? CLEAR : src}
      srcSet={isLost ? undefined : srcSet}
      className={cx(classes.picture, classes.cropped, className)}
      style={state === 'there' ? style : { ...placeholder, ...(isLost && held), ...style }}
      onLoad={(event) => {
        setState((now) => (now === 'lost' ? now : 'there'))
        onLoad?.(event)
      }}
      onError={(event) => {
        setState('lost')
        onError?.(event)
      }}
    />
  )
}

import { useLayoutEffect, useRef } from 'react'
import { useStyles } from '@yawmi/ui'
import { stickersStyles } from './stickers.styles'

/** A sticker's file as a picture. */
export function StickerImage({ file, alt = '' }: { file: Blob; alt?: string }) {
  const classes = useStyles(stickersStyles)
  const image = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const address = URL.createObjectURL(file)
    image.current?.setAttribute('src', address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return <img ref={image} alt={alt} width={512} height={512} className={classes.image} />
}

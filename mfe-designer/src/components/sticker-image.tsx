import { useLayoutEffect, useRef } from 'react'
import { defineStyles, useStyles } from '@yawmi/ui'

const styles = defineStyles({
  image: { display: 'block', width: 'full', height: 'auto', aspectRatio: '1', objectFit: 'contain' },
})

/** A sticker's file as a picture. */
export function StickerImage({ file, alt = '' }: { file: Blob; alt?: string }) {
  const classes = useStyles(styles)
  const image = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const address = URL.createObjectURL(file)
    image.current?.setAttribute('src', address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return <img ref={image} alt={alt} width={512} height={512} className={classes.image} />
}

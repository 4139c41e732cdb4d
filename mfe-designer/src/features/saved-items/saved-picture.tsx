import { useState } from 'react'
import type { SavedDesign } from '@yawmi/contract'
import { useMediaUrl } from '@yawmi/remote-kit'
import { defineStyles, useStyles } from '@yawmi/ui'
import { RemoveImageIcon } from '@yawmi/ui/icons'
import { useCopy } from '../../copy/use-strings'

const styles = defineStyles({
  lost: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '2',
    width: 'full',
    height: 'full',
    minHeight: '160px',
    color: 'quiet',
    fontSize: 'sm',
  },
})

interface SavedPictureProps {
  design: SavedDesign
  name: string
  className?: string
  /** Only once it comes near the screen. */
  lazy?: boolean
}

/** The picture of a saved design; in the place of one that does not come, words and not a torn picture. */
export function SavedPicture({ design: { path }, name, className, lazy }: SavedPictureProps) {
  const copy = useCopy()
  const mediaUrl = useMediaUrl()
  const classes = useStyles(styles)
  const [lost, setLost] = useState<string>()
  if (lost === path) {
    return (
      <span role="img" aria-label={`${name}: ${copy.pictureLost}`} className={classes.lost}>
        <RemoveImageIcon size={32} />
        {copy.pictureLost}
      </span>
    )
  }
  return (
    <img
      className={className}
      src={mediaUrl(path)}
      alt={name}
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
      crossOrigin="anonymous"
      onError={() => setLost(path)}
    />
  )
}

import { useState } from 'react'
import type { SavedDesign } from '@yawmi/contract'
import { useMediaUrl } from '@yawmi/remote-kit'
import { defineStyles, useStyles } from '@yawmi/ui'
import { RemoveImageIcon } from '@yawmi/ui/icons'
import { useSavedStrings } from './copy/use-strings'

const styles = defineStyles({
  broken: {
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
  /** One of a list: its small copy, which is loaded only once it comes near the viewport. */
  listed?: boolean
}

/** The picture of a saved design, in full or as one of a list; text stands for one that cannot be loaded. */
export function SavedPicture({ design, name, className, listed }: SavedPictureProps) {
  const strings = useSavedStrings()
  const mediaUrl = useMediaUrl()
  const path = (listed ? design.thumbnail : null) ?? design.path
  const classes = useStyles(styles)
  const [brokenPath, setBrokenPath] = useState<string>()
  if (brokenPath === path) {
    return (
      <span role="img" aria-label={`${name}: ${strings.pictureLost}`} className={classes.broken}>
        <RemoveImageIcon size={32} />
        {strings.pictureLost}
      </span>
    )
  }
  return (
    <img
      className={className}
      src={mediaUrl(path)}
      alt={name}
      loading={listed ? 'lazy' : undefined}
      decoding="async"
      crossOrigin="anonymous"
      onError={() => setBrokenPath(path)}
    />
  )
}

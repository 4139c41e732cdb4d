import { useState } from 'react'
import type { DesignType, SavedDesign } from '@yawmi/contract'
import { useMediaUrl } from '@yawmi/remote-kit'
import { Dialog, defineStyles, useStyles } from '@yawmi/ui'
import { DeleteQuestion, SavedActions } from './saved-actions'

const styles = defineStyles({
  picture: {
    display: 'block',
    width: 'full',
    maxHeight: '60dvh',
    objectFit: 'contain',
    borderRadius: 'field',
    border: '1px solid var(--yw-line)',
  },
})

interface SavedViewerProps {
  type: DesignType
  /** The one that is looked at; undefined while none is. */
  design: SavedDesign | undefined
  name: string
  onClose: () => void
}

/** A saved design in full, and what can be done with it: download, share, delete. */
export function SavedViewer({ type, design, name, onClose }: SavedViewerProps) {
  const mediaUrl = useMediaUrl()
  const classes = useStyles(styles)
  const [asked, setAsked] = useState(false)
  const close = () => {
    setAsked(false)
    onClose()
  }
  return (
    <Dialog
      open={design !== undefined}
      onClose={close}
      title={name}
      size="md"
      footer={
        design &&
        (asked ? (
          <DeleteQuestion design={design} type={type} onKept={() => setAsked(false)} onDeleted={close} />
        ) : (
          <SavedActions design={design} onDelete={() => setAsked(true)} />
        ))
      }
    >
      {design && <img className={classes.picture} src={mediaUrl(design.path)} alt={name} crossOrigin="anonymous" />}
    </Dialog>
  )
}

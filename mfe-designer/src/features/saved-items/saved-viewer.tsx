import type { DesignType, SavedDesign } from '@yawmi/contract'
import { useBackToClose } from '@yawmi/remote-kit'
import { Dialog, defineStyles, useStyles } from '@yawmi/ui'
import { SavedActions } from './saved-actions'
import { SavedPicture } from './saved-picture'
import { useDeleteSaved } from './use-delete-saved'

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
  const classes = useStyles(styles)
  useBackToClose(design !== undefined, onClose)
  const remove = useDeleteSaved(type, onClose)
  return (
    <Dialog
      open={design !== undefined}
      onClose={onClose}
      title={name}
      size="md"
      footer={design && <SavedActions design={design} onDelete={() => void remove(design)} />}
    >
      {design && <SavedPicture design={design} name={name} className={classes.picture} />}
    </Dialog>
  )
}

import type { SavedDesign } from '@yawmi/contract'
import { useBackToClose } from '@yawmi/remote-kit'
import { Dialog, defineStyles, formatDate, useStyles } from '@yawmi/ui'
import { SavedActions } from './saved-actions'
import { SavedPicture } from './saved-picture'
import { SavedTools } from './saved-tools'
import { useDeleteSaved } from './use-delete-saved'

const styles = defineStyles({
  stack: { display: 'grid', gap: '3' },
  picture: {
    display: 'block',
    width: 'full',
    maxHeight: '46dvh',
    objectFit: 'contain',
    borderRadius: 'field',
    border: '1px solid var(--yw-line)',
  },
})

interface SavedViewerProps {
  /** The one that is looked at; undefined while none is. */
  design: SavedDesign | undefined
  name: string
  /** With the design that is gone from view, if another may be looked at by then. */
  onClose: (design?: SavedDesign) => void
  onRenamed: (design: SavedDesign) => void
  /** Of the list it goes a moment later. */
  onDeleted: (design: SavedDesign) => void
}

/** A saved design in full, and what can be done with it: open, download, share, rename, duplicate, delete. */
export function SavedViewer({ design, name, onClose, onRenamed, onDeleted }: SavedViewerProps) {
  const classes = useStyles(styles)
  const close = () => onClose()
  const leave = useBackToClose(design !== undefined, close)
  const remove = useDeleteSaved(onDeleted)
  return (
    <Dialog
      open={design !== undefined}
      onClose={close}
      title={name}
      size="md"
      description={design && formatDate(design.saved_at, 'time')}
      footer={design && <SavedActions design={design} leave={leave} />}
    >
      {design && (
        <div className={classes.stack}>
          <SavedPicture design={design} name={name} className={classes.picture} />
          <SavedTools
            key={design.uuid}
            design={design}
            name={name}
            onRenamed={onRenamed}
            onDuplicated={() => onClose(design)}
            onDelete={() => void remove(design)}
          />
        </div>
      )}
    </Dialog>
  )
}

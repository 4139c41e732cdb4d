import { useRef, useState } from 'react'
import type { SavedDesign } from '@yawmi/contract'
import { Button, Text, defineStyles, useStyles } from '@yawmi/ui'
import { DeleteIcon, DuplicateIcon, EditIcon } from '@yawmi/ui/icons'
import { useSavedStrings } from './copy/use-strings'
import { RenameForm } from './rename-form'
import { useDuplicateSaved } from './use-duplicate-saved'

const styles = defineStyles({
  row: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '1' },
})

interface SavedToolsProps {
  design: SavedDesign
  name: string
  onRenamed: (design: SavedDesign) => void
  onDuplicated: () => void
  onDelete: () => void
}

/** What keeps saved designs in order: another name, a copy, deletion. */
export function SavedTools({ design, name, onRenamed, onDuplicated, onDelete }: SavedToolsProps) {
  const strings = useSavedStrings()
  const classes = useStyles(styles)
  const [renaming, setRenaming] = useState(false)
  const isBack = useRef(false)
  const duplicate = useDuplicateSaved(onDuplicated)
  if (renaming) {
    const done = (renamed?: SavedDesign) => {
      isBack.current = true
      setRenaming(false)
      if (renamed) onRenamed(renamed)
    }
    return <RenameForm design={design} name={name} onDone={done} />
  }
  // The form has gone, and the focus with it: it goes on at the button that opened it.
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (!button || !isBack.current) return
    isBack.current = false
    button.focus()
  }
  return (
    <>
      {design.key === null && <Text tone="quiet">{strings.savedFlat}</Text>}
      <div className={classes.row}>
        <Button ref={takeFocus} variant="ghost" onClick={() => setRenaming(true)}>
          <EditIcon size={20} />
          {strings.renameSaved}
        </Button>
        <Button
          variant="ghost"
          loading={duplicate.isPending}
          loadingLabel={strings.duplicate}
          onClick={() => duplicate.mutate(design)}
        >
          <DuplicateIcon size={20} />
          {strings.duplicate}
        </Button>
        <Button variant="ghost" dangerous onClick={onDelete}>
          <DeleteIcon size={20} />
          {strings.remove}
        </Button>
      </div>
    </>
  )
}

import { IconButton, defineStyles, useStyles } from '@yawmi/ui'
import { CopyIcon, DeleteIcon, SettingsIcon } from '@yawmi/ui/icons'
import { deleteBox } from '../../commands/delete-box'
import { duplicateBox } from '../../commands/duplicate-box'
import { useCopy } from '../../copy/use-copy'
import { useStudio, useStudioView } from '../../studio/use-studio'

const styles = defineStyles({
  bar: {
    display: 'flex',
    gap: '1',
    borderRadius: 'full',
    backgroundColor: 'surface',
    border: '1px solid var(--yw-line)',
  },
})

/** What is wanted most often of a selected text; it is there only while there is one. */
export function SelectionBar({ onStyle }: { onStyle: () => void }) {
  const copy = useCopy()
  const studio = useStudio()
  const classes = useStyles(styles)
  const selected = useStudioView((view) => view.selected !== null)
  if (!selected) return null
  return (
    <div role="group" aria-label={copy.selectedText} className={classes.bar}>
      <IconButton label={copy.textStyle} onClick={onStyle}>
        <SettingsIcon size={20} />
      </IconButton>
      <IconButton label={copy.duplicate} onClick={() => studio.run(duplicateBox, undefined)}>
        <CopyIcon size={20} />
      </IconButton>
      <IconButton label={copy.remove} color="danger" onClick={() => studio.run(deleteBox, undefined)}>
        <DeleteIcon size={20} />
      </IconButton>
    </div>
  )
}

import { IconButton } from '@yawmi/ui'
import { RedoIcon, UndoIcon } from '@yawmi/ui/icons'
import { useCopy } from '../../copy/use-strings'
import { useStudio, useStudioView } from '../../studio/use-studio'

export function HistoryButtons() {
  const copy = useCopy()
  const studio = useStudio()
  const canUndo = useStudioView((view) => view.canUndo)
  const canRedo = useStudioView((view) => view.canRedo)
  return (
    <>
      <IconButton label={copy.undo} disabled={!canUndo} onClick={studio.undo}>
        <UndoIcon />
      </IconButton>
      <IconButton label={copy.redo} disabled={!canRedo} onClick={studio.redo}>
        <RedoIcon />
      </IconButton>
    </>
  )
}

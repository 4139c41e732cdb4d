import { IconButton } from '@yawmi/ui'
import { RedoIcon, UndoIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { useStudio, useStudioView } from '../../studio/use-studio'

export function HistoryButtons() {
  const strings = useStrings()
  const studio = useStudio()
  const canUndo = useStudioView((view) => view.canUndo)
  const canRedo = useStudioView((view) => view.canRedo)
  return (
    <>
      <IconButton label={strings.undo} disabled={!canUndo} onClick={studio.undo}>
        <UndoIcon />
      </IconButton>
      <IconButton label={strings.redo} disabled={!canRedo} onClick={studio.redo}>
        <RedoIcon />
      </IconButton>
    </>
  )
}

import { fillText, useStyles } from '@yawmi/ui'
import { hasRoom } from '../commands/command'
import { usePanelStrings } from '../copy/panels/use-strings'
import { MAX_BOXES } from '../document/design'
import { useStudioView } from '../studio/use-studio'
import { panelStyles } from './panel.styles'

/** Says that the design has no room for another box: what would add one does nothing then. */
export function FullNote() {
  const strings = usePanelStrings()
  const classes = useStyles(panelStyles)
  const isFull = useStudioView((view) => !hasRoom(view))
  return (
    <p role="status" className={classes.note}>
      {isFull && fillText(strings.full, { n: MAX_BOXES })}
    </p>
  )
}

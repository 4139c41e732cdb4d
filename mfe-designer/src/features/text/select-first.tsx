import { useStyles } from '@yawmi/ui'
import { selectedText } from '../../commands/command'
import { usePanelStrings } from '../../copy/panels/use-strings'
import { useStudioView } from '../../studio/use-studio'
import { panelStyles } from '../../components/panel.styles'

/** Says what to do first, while no text is selected or the selected one is locked. */
export function SelectFirst() {
  const strings = usePanelStrings()
  const classes = useStyles(panelStyles)
  const box = useStudioView(selectedText)
  return (
    <p role="status" className={classes.note}>
      {!box ? strings.selectFirst : box.locked && strings.lockedNote}
    </p>
  )
}

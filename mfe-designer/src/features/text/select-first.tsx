import { useStyles } from '@yawmi/ui'
import { selectedBox } from '../../commands/command'
import { useCopy } from '../../copy/use-strings'
import { useStudioView } from '../../studio/use-studio'
import { panelStyles } from '../../components/panel.styles'

/** Says what to do first, while no text is selected or the selected one is locked. */
export function SelectFirst() {
  const copy = useCopy()
  const classes = useStyles(panelStyles)
  const box = useStudioView(selectedBox)
  return (
    <p role="status" className={classes.note}>
      {!box ? copy.selectFirst : box.locked && copy.lockedNote}
    </p>
  )
}

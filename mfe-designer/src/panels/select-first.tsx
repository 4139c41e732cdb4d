import { useStyles } from '@yawmi/ui'
import { useCopy } from '../copy/use-copy'
import { useStudioView } from '../studio/use-studio'
import { panelStyles } from './panel.styles'

/** Says what to do first, while no text is selected. */
export function SelectFirst() {
  const copy = useCopy()
  const classes = useStyles(panelStyles)
  const none = useStudioView(({ selected }) => selected === null)
  return (
    <p role="status" className={classes.note}>
      {none && copy.selectFirst}
    </p>
  )
}

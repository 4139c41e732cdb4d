import { skipStyles, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { focusSelection } from '../../studio/focus-selection'
import { useStudio } from '../../studio/use-studio'

/** First tab stop: skips the lists, which grow while they are walked through, and goes to the selected text. */
export function SkipToCanvas() {
  const strings = useStrings()
  const studio = useStudio()
  const skip = (from: Element) => {
    // Standalone in a host page, the editor stands in a shadow root of its own.
    const canvas = (from.getRootNode() as ParentNode).querySelector('[data-canvas]')
    if (canvas) focusSelection(canvas, studio)
  }
  return (
    <button type="button" className={useStyles(skipStyles).skip} onClick={({ currentTarget }) => skip(currentTarget)}>
      {strings.skipToCanvas}
    </button>
  )
}

import { skipStyles, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { useStudio } from '../../studio/use-studio'
import { focusSelection } from './use-editor-keys'

/** First stop of the keyboard: over the lists, which grow while one walks through them, to the text at work. */
export function SkipToCanvas() {
  const strings = useStrings()
  const studio = useStudio()
  const skip = (from: Element) => {
    // Alone in a page of somebody else's, the editor stands in a root of its own.
    const canvas = (from.getRootNode() as ParentNode).querySelector('[data-canvas]')
    if (canvas) focusSelection(canvas, studio)
  }
  return (
    <button type="button" className={useStyles(skipStyles).skip} onClick={({ currentTarget }) => skip(currentTarget)}>
      {strings.skipToCanvas}
    </button>
  )
}

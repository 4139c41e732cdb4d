import { defineStyles, useStyles } from '@yawmi/ui'
import { useCopy } from '../../copy/use-copy'
import { useStudio } from '../../studio/use-studio'
import { focusSelection } from './use-editor-keys'

const styles = defineStyles({
  skip: {
    position: 'absolute',
    insetInlineStart: '4',
    insetBlockStart: '-100px',
    zIndex: 'overlay',
    paddingBlock: '3',
    paddingInline: '5',
    borderRadius: 'field',
    backgroundColor: 'brand',
    color: 'brandInk',
    fontWeight: 'bold',
    '&:focus': { insetBlockStart: '2' },
  },
})

/** First stop of the keyboard: over the lists, which grow while one walks through them, to the text at work. */
export function SkipToCanvas() {
  const copy = useCopy()
  const studio = useStudio()
  const skip = (from: Element) => {
    // Alone in a page of somebody else's, the editor stands in a root of its own.
    const canvas = (from.getRootNode() as ParentNode).querySelector('[data-canvas]')
    if (canvas) focusSelection(canvas, studio)
  }
  return (
    <button type="button" className={useStyles(styles).skip} onClick={({ currentTarget }) => skip(currentTarget)}>
      {copy.skipToCanvas}
    </button>
  )
}

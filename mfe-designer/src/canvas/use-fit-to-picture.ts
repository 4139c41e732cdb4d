import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useToast } from '@yawmi/ui'
import { fitBox } from '../commands/placement/fit-box'
import { keepBoxWithin } from '../commands/placement/keep-box-within'
import { fitFontSize } from '../commands/text/fit-font-size'
import { useStrings } from '../copy/use-strings'
import { isBlank, isText, type Box, type TextBox } from '../document/box'
import { useStudio, useStudioView } from '../studio/use-studio'

interface Measured {
  draft: string
  boxes: ReadonlyMap<string, { box: Box; height: number }>
}

/**
 * Heights follow the text, so only after layout it is clear whether all of a design is on the picture. A box that has grown
 * over the edge is brought back, and the text that is being edited is shrunk to fit; both belong to the step that caused
 * them. What undo and redo bring back stays as it was.
 */
export function useFitToPicture(stage: HTMLElement | null): void {
  const strings = useStrings()
  const toast = useToast()
  const studio = useStudio()
  const design = useStudioView((view) => view.design)
  const measured = useRef<Measured>(undefined)
  /** Id of the text that was shrunk last: the notice comes once. */
  const notified = useRef<string>(undefined)

  const settle = useCallback(
    (hasNewFonts = false) => {
      if (!stage) return
      const { design: rendered, draft, editing, changedBy, heightOf } = studio.view()
      const before = measured.current?.draft === draft ? measured.current.boxes : undefined
      const boxes = new Map(rendered.boxes.map((box) => [box.id, { box, height: heightOf(box) }]))
      measured.current = { draft, boxes }
      for (const [id, { box, height }] of boxes) {
        if (
          isText(box) &&
          box.autoFit &&
          changedBy !== 'history' &&
          (hasNewFonts || needsFit(before?.get(id)?.box, box))
        )
          studio.amend(fitFontSize, { id })
        const was = before?.get(id)
        if (!before) studio.amend(keepBoxWithin, { id, within: 'reach' })
        else if (changedBy === 'edit' && isText(box) && !isBlank(box) && (!was || hasGrown(was, { box, height })))
          studio.amend(keepBoxWithin, { id, within: 'picture' })
        if (editing === id && changedBy === 'edit' && studio.amend(fitBox, { id }) && notified.current !== id) {
          notified.current = id
          toast(strings.fittedToPicture)
        }
      }
      if (notified.current !== editing) notified.current = undefined
      studio.measured()
    },
    [stage, studio, toast, strings],
  )

  useLayoutEffect(() => settle(), [settle, design])
  useEffect(() => {
    // A font that loads later changes the lines and their number.
    const arrived = () => settle(true)
    document.fonts?.addEventListener('loadingdone', arrived)
    return () => document.fonts?.removeEventListener('loadingdone', arrived)
  }, [settle])
}

/** Whether the letters of a text may be of another size now: whatever has changed but its place. */
function needsFit(was: Box | undefined, is: TextBox): boolean {
  if (!was || was === is) return was === undefined
  const place = { x: is.x, y: is.y, rotation: is.rotation }
  return JSON.stringify({ ...was, ...place }) !== JSON.stringify(is)
}

const FIELDS = ['x', 'y', 'width', 'height', 'rotation'] as const

/** Whether a text has other letters, or grew by anything but pulling, turning or moving it. */
const hasGrown = (was: { box: Box; height: number }, is: { box: Box; height: number }) =>
  isText(was.box) &&
  isText(is.box) &&
  (was.box.text !== is.box.text ||
    (is.height > was.height && FIELDS.every((field) => was.box[field] === is.box[field])))

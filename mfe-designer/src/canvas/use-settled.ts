import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useToast } from '@yawmi/ui'
import { fitBox } from '../commands/fit-box'
import { keepBoxWithin } from '../commands/keep-box-within'
import { useCopy } from '../copy/use-strings'
import { isBlank, type TextBox } from '../document/design'
import { useStudio, useStudioView } from '../studio/use-studio'

interface Seen {
  draft: string
  boxes: ReadonlyMap<string, { box: TextBox; height: number }>
}

/**
 * Heights follow the text, so it is only known once a design is drawn whether all of it is on the picture. What has
 * grown over the edge is brought back, what somebody is writing is made to fit, and both belong to the step that they
 * follow from. What undo and redo bring back stays as it was.
 */
export function useSettled(stage: HTMLElement | null): void {
  const copy = useCopy()
  const toast = useToast()
  const studio = useStudio()
  const design = useStudioView((view) => view.design)
  const seen = useRef<Seen>(undefined)
  /** The text that was made to fit last: it is said once. */
  const told = useRef<string>(undefined)

  const settle = useCallback(() => {
    if (!stage) return
    const { design: drawn, draft, editing, since, heightOf } = studio.view()
    const before = seen.current?.draft === draft ? seen.current.boxes : undefined
    const boxes = new Map(drawn.boxes.map((box) => [box.id, { box, height: heightOf(box) }]))
    seen.current = { draft, boxes }
    for (const [id, { box, height }] of boxes) {
      const was = before?.get(id)
      if (!before) studio.amend(keepBoxWithin, { id, within: 'reach' })
      else if (since === 'work' && !isBlank(box) && (!was || hasGrown(was, { box, height })))
        studio.amend(keepBoxWithin, { id, within: 'picture' })
      if (editing === id && since === 'work' && studio.amend(fitBox, { id }) && told.current !== id) {
        told.current = id
        toast(copy.fittedToPicture)
      }
    }
    if (told.current !== editing) told.current = undefined
    studio.measured()
  }, [stage, studio, toast, copy])

  useLayoutEffect(settle, [settle, design])
  useEffect(() => {
    // A font that comes later makes lines longer, and more of them.
    document.fonts?.addEventListener('loadingdone', settle)
    return () => document.fonts?.removeEventListener('loadingdone', settle)
  }, [settle])
}

const PLACED = ['x', 'y', 'width', 'height', 'rotation'] as const

/** Whether a box has another text, or became higher by something else than being pulled, turned or moved. */
const hasGrown = (was: { box: TextBox; height: number }, is: { box: TextBox; height: number }) =>
  was.box.text !== is.box.text || (is.height > was.height && PLACED.every((field) => was.box[field] === is.box[field]))

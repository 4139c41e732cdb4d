import { useEffect, type RefObject } from 'react'
import type Moveable from 'react-moveable'
import { transformBox, type Placement } from '../commands/transform-box'
import { stageSize, type TextBox } from '../document/design'
import { boxOf } from '../document/edit'
import { withinReach } from '../document/geometry'
import { useStudio } from '../studio/use-studio'
import { placement } from './box-style'
import { followPinch } from './pinch'

interface PinchParts {
  stage: HTMLElement | null
  moveable: RefObject<Moveable | null>
  scale: number
  widest: number
  moved: RefObject<boolean>
  /** Where a gesture of one finger has brought the box by now. */
  underway: RefObject<Placement | undefined>
}

/** Two fingers grow, turn and move the selected box; what they came to is one step. */
export function usePinch({ stage, moveable, scale, widest, moved, underway }: PinchParts) {
  const studio = useStudio()
  useEffect(() => {
    if (!stage) return
    const reached = (box: TextBox, to: Placement) => {
      const there = { ...box, ...to }
      return withinReach(there, there.height ?? 0, stageSize(studio.view().design))
    }
    const elementOf = (id: string) => stage.querySelector<HTMLElement>(`[data-box="${id}"]`)
    return followPinch(stage, {
      scale,
      widest,
      hold() {
        const { design, selected, editing } = studio.view()
        const box = editing ? undefined : boxOf(design, selected)
        const element = box && elementOf(box.id)
        if (!box || !element || box.locked) return undefined
        return { box: { ...box, ...underway.current }, height: element.offsetHeight }
      },
      onStart() {
        moved.current = true
        moveable.current?.stopDrag()
      },
      onMove(box, wanted) {
        const next = { ...wanted, ...reached(box, wanted) }
        const style = elementOf(box.id)?.style
        if (!style) return
        style.transform = placement({ ...box, ...next })
        style.width = `${next.width}px`
        style.minHeight = `${next.height}px`
        style.fontSize = `${next.fontSize}px`
        moveable.current?.updateRect()
      },
      onEnd(box, next) {
        underway.current = undefined
        studio.run(transformBox, { id: box.id, placement: next })
      },
    })
  }, [stage, moveable, scale, widest, moved, underway, studio])
}

import { isText, type ElementBox } from '../document/box'
import { stageSize } from '../document/design'
import { patchBox } from '../document/edit'
import { withinReach } from '../document/geometry'
import { SIDE } from '../document/placed'
import { STROKE_WIDTH, isLine, isStroke, type ShapeBox } from '../document/shape-box'
import { canChange, selectedBox, type Command, type Workspace } from './command'

/** The selected box if it is no text. */
export const selectedElement = (workspace: Workspace): ElementBox | undefined => {
  const box = selectedBox(workspace)
  return box && !isText(box) ? box : undefined
}

const unlocked = <T extends { locked: boolean }>(box: T | undefined): T | undefined => (box?.locked ? undefined : box)
const freeElement = (workspace: Workspace) => unlocked(selectedElement(workspace))
const freeShape = (workspace: Workspace): ShapeBox | undefined => {
  const box = freeElement(workspace)
  return box?.type === 'shape' ? box : undefined
}

const clamp = (value: number, { min, max }: { min: number; max: number }) => Math.min(max, Math.max(min, value))

/** Mirrors the selected shape or picture from side to side, or upside down. */
export const flipBox: Command<'flipX' | 'flipY'> = {
  enabled: (workspace) => freeElement(workspace) !== undefined,
  perform(workspace, way) {
    const box = freeElement(workspace)!
    return { design: patchBox(workspace.design, box.id, { [way]: !box[way] }) }
  },
}

/** Whole degrees; any selected box turns about its middle. */
export const rotateBox: Command<number> = {
  enabled: canChange,
  perform({ design, heightOf, ...workspace }, degrees) {
    const box = { ...selectedBox({ design, heightOf, ...workspace })!, rotation: Math.round(degrees) }
    const place = withinReach(box, heightOf(box), stageSize(design))
    return { design: patchBox(design, box.id, { rotation: box.rotation, ...place }) }
  },
  coalesceKey: ({ selected }) => `rotate ${selected}`,
  announcement: () => 'saidMoved',
}

/** Width of the selected shape or picture in stage units, about its middle and in proportion; a line only grows longer. */
export const resizeBox: Command<number> = {
  enabled: (workspace) => freeElement(workspace) !== undefined,
  perform(workspace, given) {
    const { design } = workspace
    const box = freeElement(workspace)!
    const long = box.type === 'shape' && isLine(box.shape)
    const bounds = long ? SIDE : boundsInProportion(box)
    const width = clamp(Math.round(given), bounds)
    const height = long ? box.height : (box.height * width) / box.width
    const sized = { ...box, width, height, x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 }
    return { design: patchBox(design, box.id, { width, height, ...withinReach(sized, height, stageSize(design)) }) }
  },
  coalesceKey: ({ selected }) => `resize ${selected}`,
}

/** Widths at which neither side leaves its bounds. */
const boundsInProportion = ({ width, height }: ElementBox) => ({
  min: SIDE.min * Math.max(1, width / height),
  max: SIDE.max * Math.min(1, width / height),
})

/** Six hex digits, with or without `#`; the area of a figure can also have none (empty). Anything else changes nothing. */
export const setShapeColor: Command<{ part: 'fill' | 'stroke'; color: string }> = {
  enabled(workspace, { part }) {
    const box = freeShape(workspace)
    return box !== undefined && (part === 'stroke' || !isStroke(box.shape))
  },
  perform(workspace, { part, color }) {
    const digits = color.replace(/^#/, '').toLowerCase()
    const isColor = /^[0-9a-f]{6}$/.test(digits) || (part === 'fill' && digits === '')
    if (!isColor) return {}
    const box = freeShape(workspace)!
    // An edge that is given a colour is to be seen, and so is a figure whose area is taken away.
    const hasEdge = box.strokeWidth > 0 || (part === 'fill' && digits !== '')
    const strokeWidth = hasEdge ? box.strokeWidth : STROKE_WIDTH.initial
    return { design: patchBox(workspace.design, box.id, { [part]: digits, strokeWidth }) }
  },
  coalesceKey: ({ selected }, { part }) => `${part} ${selected}`,
}

/** In whole stage units; a line is never without. */
export const setStrokeWidth: Command<number> = {
  enabled: (workspace) => freeShape(workspace) !== undefined,
  perform(workspace, width) {
    const box = freeShape(workspace)!
    const min = isStroke(box.shape) || box.fill === '' ? 1 : STROKE_WIDTH.min
    const strokeWidth = clamp(Math.round(width), { min, max: STROKE_WIDTH.max })
    return { design: patchBox(workspace.design, box.id, { strokeWidth }) }
  },
  coalesceKey: ({ selected }) => `stroke ${selected}`,
}

import type { ElementBox } from '../document/box'
import { stageSize } from '../document/design'
import { addBox } from '../document/edit'
import { pictureBox, type PictureSource } from '../document/picture-box'
import { SIDE, type Size } from '../document/placed'
import { STROKE_WIDTH, isFrame, isOrnament, shapeBox, type ShapeBox } from '../document/shape-box'
import { hasRoom, newId, type Change, type Command, type Workspace } from './command'

/** Longest side of a new picture, as a share of the stage's shorter side. */
const PICTURE_SHARE = 0.5
/** Stage units from the picture's edge to a frame around it. */
const FRAME_MARGIN = 28
/** Stage units between two boxes that were added one after the other. */
const STEP = 16

/** Stage units of a new ornament's lines. */
const ORNAMENT_LINE = 2

/** What can be added: a shape, or a plain frame, which is a rectangle without an area around everything. */
export type NewShape = ShapeBox['shape'] | 'frame'

/** Adds a shape in the middle, in front of everything, and selects it. */
export const addShape: Command<NewShape> = {
  enabled: hasRoom,
  perform(workspace, shape) {
    const { design } = workspace
    const id = newId(design)
    if (!isFrame(shape)) return withElement(workspace, shapeBox(id, shapeOf(shape)))
    const { width, height } = stageSize(design)
    const sides = { width: width - 2 * FRAME_MARGIN, height: height - 2 * FRAME_MARGIN }
    const frame = shapeBox(id, { ...shapeOf(shape), x: FRAME_MARGIN, y: FRAME_MARGIN, ...sides })
    return { design: addBox(design, frame), selected: id }
  },
  announcement: () => 'saidAdded',
}

/** A new shape's form and its lines: those of an ornament are many, and thin. */
function shapeOf(shape: NewShape): Partial<ShapeBox> {
  if (shape === 'frame') return { fill: '', strokeWidth: STROKE_WIDTH.initial }
  return isOrnament(shape) ? { shape, strokeWidth: ORNAMENT_LINE } : { shape }
}

/** Adds a picture in the middle, in its own proportions, and selects it. */
export const addPicture: Command<PictureSource> = {
  enabled: (workspace, { width, height }) => hasRoom(workspace) && width > 0 && height > 0,
  perform(workspace, picture) {
    const { design } = workspace
    return withElement(workspace, pictureBox(newId(design), { picture, ...fitted(picture, stageSize(design)) }))
  },
  announcement: () => 'saidAdded',
}

function fitted({ width, height }: Size, stage: Size): Size {
  const scale = (Math.min(stage.width, stage.height) * PICTURE_SHARE) / Math.max(width, height)
  return {
    width: Math.max(SIDE.min, Math.round(width * scale)),
    height: Math.max(SIDE.min, Math.round(height * scale)),
  }
}

/** In the middle of the stage, or beside what already stands exactly there: down some stairs, which begin again at the upper and left edges. */
function withElement({ design }: Workspace, box: ElementBox): Change {
  const stage = stageSize(design)
  const [across, down] = [stage.width - box.width, stage.height - box.height]
  const next = (at: number, room: number) => (room > 0 ? (at + STEP) % room : at)
  let [x, y] = [Math.round(across / 2), Math.round(down / 2)]
  const isTaken = () => design.boxes.some((each) => each.x === x && each.y === y)
  for (let tried = 0; tried < design.boxes.length && isTaken(); tried += 1) [x, y] = [next(x, across), next(y, down)]
  return { design: addBox(design, { ...box, x, y }), selected: box.id }
}

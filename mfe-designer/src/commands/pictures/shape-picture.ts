import { stageSize, type Design, editKey, shownSize } from '../../document/design'
import { patchBox, setBackground } from '../../document/edit'
import { withinReach } from '../../document/geometry'
import type { PictureBox, PictureSource, Crop } from '../../document/picture-box'
import { cropped, mirrored, turned } from '../../document/picture-edit'
import { SIDE, type Size } from '../../document/placed'
import { selectedBox, type Change, type Command, type Workspace } from '../command'

/** Which picture a command changes: the selected one among the boxes, or that on which everything stands. */
export type PictureTarget = 'selected' | 'background'

/** The selected box if it is a picture that can be changed. */
export function freePicture(workspace: Workspace): PictureBox | undefined {
  const box = selectedBox(workspace)
  return box?.type === 'picture' && !box.locked ? box : undefined
}

/** The picture that a command is about, if there is one that can be changed. */
const targetPicture = (workspace: Workspace, of: PictureTarget): PictureSource | undefined =>
  of === 'background' ? (workspace.design.background ?? undefined) : freePicture(workspace)?.picture

/** Shows a picture otherwise: the stage follows its background, and a box keeps its scale, about its middle. */
function withPicture(workspace: Workspace, of: PictureTarget, picture: PictureSource): Change {
  const { design, heightOf } = workspace
  if (of === 'background') return { design: setBackground(design, picture, heightOf) }
  return { design: withSelected(design, freePicture(workspace)!, picture) }
}

function withSelected(design: Design, box: PictureBox, picture: PictureSource): Design {
  const scale = Math.sqrt((box.width * box.height) / areaOf(shownSize(box.picture)))
  const { width, height } = inBounds(shownSize(picture), scale)
  const sized = { ...box, width, height, x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 }
  const place = withinReach(sized, height, stageSize(design))
  return patchBox(design, box.id, { picture, width, height, ...place })
}

const areaOf = ({ width, height }: Size) => width * height

/** As near to the scale as both sides stay within what a box may have, in proportion. */
function inBounds({ width, height }: Size, scale: number): Size {
  const minScale = SIDE.min / Math.min(width, height)
  const maxScale = SIDE.max / Math.max(width, height)
  const bounded = Math.min(maxScale, Math.max(minScale, scale))
  const side = (length: number) => Math.min(SIDE.max, Math.max(SIDE.min, Math.round(length * bounded)))
  return { width: side(width), height: side(height) }
}

interface Target {
  of: PictureTarget
}

interface Cropping extends Target {
  crop: Crop | undefined
  /** By a key, which may be held: one step for the undo, as the way of a slider is. */
  byKey?: boolean
}

/** Shows a part of a picture, or all of it. */
export const cropPicture: Command<Cropping> = {
  enabled: (workspace, { of }) => targetPicture(workspace, of) !== undefined,
  perform(workspace, { of, crop }) {
    const picture = targetPicture(workspace, of)!
    const next = cropped(picture, crop)
    return editKey(next.edit) === editKey(picture.edit) ? {} : withPicture(workspace, of, next)
  },
  coalesceKey: ({ selected }, { of, byKey }) => (byKey ? `crop ${of} ${selected}` : undefined),
  announcement: () => 'saidPicture',
}

/** Turns a picture by a right angle, clockwise. */
export const turnPicture: Command<Target> = {
  enabled: (workspace, { of }) => targetPicture(workspace, of) !== undefined,
  perform(workspace, { of }) {
    const picture = targetPicture(workspace, of)!
    if (of === 'background') return withPicture(workspace, of, turned(picture))
    // A box is mirrored after its picture, so that a turn before is seen as one the other way.
    const box = workspace.design.boxes.find(({ id }) => id === workspace.selected)
    const isMirrored = box?.type === 'picture' && box.flipX !== box.flipY
    return withPicture(workspace, of, isMirrored ? turned(turned(turned(picture))) : turned(picture))
  },
  announcement: () => 'saidPicture',
}

/** Mirrors the background from side to side, or upside down; a box is mirrored by `flipBox`. */
export const flipBackground: Command<'flipX' | 'flipY'> = {
  enabled: ({ design }) => design.background !== null,
  perform: (workspace, way) => withPicture(workspace, 'background', mirrored(workspace.design.background!, way)),
  announcement: () => 'saidPicture',
}

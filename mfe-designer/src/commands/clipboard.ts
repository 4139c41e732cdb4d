import { MAX_BOXES, stageSize } from '../document/design'
import { inWholeUnits, type Box } from '../document/box'
import { addBox, removeBoxes } from '../document/edit'
import { newGroup, shiftWithin } from '../document/together/together'
import {
  canChangeAny,
  changeableBoxes,
  hasSelection,
  newId,
  selectedBoxes,
  type Change,
  type Command,
  type Workspace,
} from './command'

/** Stage units between a copy and the box that it was copied from. */
const COPY_OFFSET = 16

/** Copies of boxes beside them, on top of everything, selected, free to move; those of a group are a group of their own. */
function withCopies({ design, heightOf }: Workspace, boxes: readonly Box[]): Change & { clipboard: Box[] } {
  const by = shiftWithin(boxes, { x: COPY_OFFSET, y: COPY_OFFSET }, stageSize(design), heightOf)
  const groups = new Map<string, string>()
  const copies: Box[] = []
  const copied = boxes.reduce((next, box) => {
    const { group } = box
    if (group !== undefined && !groups.has(group)) groups.set(group, newGroup(next))
    const copy = inWholeUnits({
      ...box,
      ...{ id: newId(next), x: box.x + by.x, y: box.y + by.y, locked: false },
      ...(group !== undefined && { group: groups.get(group) }),
    })
    copies.push(copy)
    return addBox(next, copy)
  }, design)
  const [first, ...others] = copies.map(({ id }) => id)
  return { design: copied, selected: first, others, clipboard: copies }
}

const hasRoomFor = ({ design }: Workspace, { length }: readonly Box[]) =>
  length > 0 && design.boxes.length + length <= MAX_BOXES

/** Puts the selected boxes on the clipboard; the design stays as it is. */
export const copyBox: Command = {
  enabled: hasSelection,
  perform: (workspace) => ({ clipboard: selectedBoxes(workspace) }),
  announcement: () => 'saidCopied',
}

/** Removes the selected boxes and puts them on the clipboard. */
export const cutBox: Command = {
  enabled: canChangeAny,
  perform(workspace) {
    const boxes = changeableBoxes(workspace)
    return { design: removeBoxes(workspace.design, boxes), selected: null, clipboard: boxes }
  },
  announcement: () => 'saidDeleted',
}

/** Each further paste is offset from the one before. */
export const pasteBox: Command = {
  enabled: (workspace) => hasRoomFor(workspace, workspace.clipboard),
  perform: (workspace) => withCopies(workspace, workspace.clipboard),
  announcement: () => 'saidAdded',
}

/** Copies the selected boxes; the clipboard stays as it is. */
export const duplicateBox: Command = {
  enabled: (workspace) => hasRoomFor(workspace, selectedBoxes(workspace)),
  perform(workspace) {
    const { clipboard: _, ...change } = withCopies(workspace, selectedBoxes(workspace))
    return change
  },
  announcement: () => 'saidAdded',
}

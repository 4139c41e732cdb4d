import { stageSize } from '../document/design'
import type { Box } from '../document/box'
import { addBox, removeBox } from '../document/edit'
import { withinReach } from '../document/geometry'
import {
  canChange,
  hasRoom,
  hasSelection,
  newId,
  selectedBox,
  type Change,
  type Command,
  type Workspace,
} from './command'

/** Stage units between a copy and the box that it was copied from. */
const COPY_OFFSET = 16

/** A copy of a box beside it, on top of everything, selected, free to move. */
function withCopy({ design, heightOf }: Workspace, box: Box): Change {
  const pasted = { ...box, id: newId(design), x: box.x + COPY_OFFSET, y: box.y + COPY_OFFSET, locked: false }
  const placed = { ...pasted, ...withinReach(pasted, heightOf(pasted), stageSize(design)) }
  return { design: addBox(design, placed), selected: placed.id, clipboard: placed }
}

/** Puts the selected box on the clipboard; the design stays as it is. */
export const copyBox: Command = {
  enabled: hasSelection,
  perform: (workspace) => ({ clipboard: selectedBox(workspace) }),
  announcement: () => 'saidCopied',
}

/** Removes the selected box and puts it on the clipboard. */
export const cutBox: Command = {
  enabled: canChange,
  perform(workspace) {
    const box = selectedBox(workspace)!
    return { design: removeBox(workspace.design, box.id), selected: null, clipboard: box }
  },
  announcement: () => 'saidDeleted',
}

/** Each further paste is offset from the one before. */
export const pasteBox: Command = {
  enabled: (workspace) => workspace.clipboard !== null && hasRoom(workspace),
  perform: (workspace) => withCopy(workspace, workspace.clipboard!),
  announcement: () => 'saidAdded',
}

/** Copies the selected box; the clipboard stays as it is. */
export const duplicateBox: Command = {
  enabled: (workspace) => hasSelection(workspace) && hasRoom(workspace),
  perform(workspace) {
    const { design, selected } = withCopy(workspace, selectedBox(workspace)!)
    return { design, selected }
  },
  announcement: () => 'saidAdded',
}

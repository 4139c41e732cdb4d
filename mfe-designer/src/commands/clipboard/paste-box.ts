import { stageSize, type TextBox } from '../../document/design'
import { addBox } from '../../document/edit'
import { withinReach } from '../../document/geometry'
import { newId, type Change, type Command, type Workspace } from '../command'

/** Stage units between a copy and the box that it was copied from. */
const COPY_OFFSET = 16

/** A copy of a box beside it, on top of everything, selected, free to move. */
export function withCopy({ design, heightOf }: Workspace, box: TextBox): Change {
  const pasted = { ...box, id: newId(design), x: box.x + COPY_OFFSET, y: box.y + COPY_OFFSET, locked: false }
  const placed = { ...pasted, ...withinReach(pasted, heightOf(pasted), stageSize(design)) }
  return { design: addBox(design, placed), selected: placed.id, clipboard: placed }
}

/** Each further paste is offset from the one before. */
export const pasteBox: Command = {
  enabled: ({ clipboard }) => clipboard !== null,
  perform: (workspace) => withCopy(workspace, workspace.clipboard!),
  announcement: () => 'saidAdded',
}

import { stageSize, type TextBox } from '../document/design'
import { addBox } from '../document/edit'
import { withinReach } from '../document/geometry'
import { newId, type Change, type Command, type Workspace } from './command'

/** How far a copy lies from what it was copied from. */
const SHIFT = 16

/** A copy of a box beside it, on top of everything, selected, free to move. */
export function withCopy({ design, heightOf }: Workspace, box: TextBox): Change {
  const copy = { ...box, id: newId(design), x: box.x + SHIFT, y: box.y + SHIFT, locked: false }
  const placed = { ...copy, ...withinReach(copy, heightOf(copy), stageSize(design)) }
  return { design: addBox(design, placed), selected: placed.id, clipboard: placed }
}

/** Pasting again and again lays the copies out like stairs. */
export const pasteBox: Command = {
  enabled: ({ clipboard }) => clipboard !== null,
  perform: (workspace) => withCopy(workspace, workspace.clipboard!),
  says: () => 'saidAdded',
}

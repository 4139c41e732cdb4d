import type { Design } from '../../document/design'
import { changeableBoxes, type Command, type Workspace } from '../command'

/** Brings the selected boxes before all others, or sends them behind; among each other they keep their order. */
export const moveToEdge: Command<'front' | 'back'> = {
  enabled: (workspace, edge) => moved(workspace, edge) !== workspace.design,
  perform: (workspace, edge) => ({ design: moved(workspace, edge) }),
  announcement: () => 'saidLayer',
}

function moved(workspace: Workspace, edge: 'front' | 'back'): Design {
  const { design } = workspace
  const chosen = changeableBoxes(workspace)
  const others = design.boxes.filter((box) => !chosen.includes(box))
  const boxes = edge === 'front' ? [...others, ...chosen] : [...chosen, ...others]
  return boxes.every((box, index) => box === design.boxes[index]) ? design : { ...design, boxes }
}

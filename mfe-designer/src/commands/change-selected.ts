import type { TextBox } from '../document/design'
import { patchBox } from '../document/edit'
import { hasSelection, selectedBox, type Command } from './command'

/**
 * A command that changes fields of the selected box.
 * @param patch what changes, from the box and the argument.
 * @param runName names runs that are one step, such as the drag of a slider.
 */
export function changeSelected<A>(
  patch: (box: TextBox, argument: A) => Partial<TextBox>,
  runName?: string,
): Command<A> {
  return {
    enabled: hasSelection,
    perform(workspace, argument) {
      const box = selectedBox(workspace)!
      return { design: patchBox(workspace.design, box.id, patch(box, argument)) }
    },
    runKey: runName ? ({ selected }) => `${runName} ${selected}` : undefined,
  }
}

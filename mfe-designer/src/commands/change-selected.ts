import type { TextBox } from '../document/design'
import { patchBox } from '../document/edit'
import { canChange, selectedBox, type Command } from './command'

/**
 * A command that changes fields of the selected box, unless it is locked.
 * @param patch what changes, from the box and the argument.
 * @param runName names runs that are one step, such as the drag of a slider.
 */
export function changeSelected<A>(
  patch: (box: TextBox, argument: A) => Partial<TextBox>,
  runName?: string,
): Command<A> {
  return {
    enabled: canChange,
    perform(workspace, argument) {
      const box = selectedBox(workspace)!
      return { design: patchBox(workspace.design, box.id, patch(box, argument)) }
    },
    runKey: runName ? ({ selected }) => `${runName} ${selected}` : undefined,
  }
}

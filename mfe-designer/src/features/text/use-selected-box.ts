import { hasSelection, selectedBox, type Command } from '../../commands/command'
import { useStudio, useStudioView } from '../../studio/use-studio'

/** The selected box, and changing it. With none selected nothing changes and the console says so (specification, section 5). */
export function useSelectedBox() {
  const studio = useStudio()
  const box = useStudioView(selectedBox)
  const change = <A>(command: Command<A>, argument: A) => {
    if (!studio.run(command, argument) && !hasSelection(studio.view())) console.warn('no input field selected')
  }
  return { box, change, studio }
}

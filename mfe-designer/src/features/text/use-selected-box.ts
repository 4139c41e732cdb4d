import { hasSelection, selectedBox, type Command } from '../../commands/command'
import { useStudio, useStudioView } from '../../studio/use-studio'

/** The selected box and its changes. With no box selected, a change only warns in the console (specification, section 5). */
export function useSelectedBox() {
  const studio = useStudio()
  const box = useStudioView(selectedBox)
  const change = <A>(command: Command<A>, argument: A) => {
    if (!studio.run(command, argument) && !hasSelection(studio.view())) console.warn('no input field selected')
  }
  return { box, change, studio }
}

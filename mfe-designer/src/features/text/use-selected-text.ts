import { selectedText, type Command } from '../../commands/command'
import { useStudio, useStudioView } from '../../studio/use-studio'

/** The selected text and its changes. With no text selected, a change only warns in the console (specification, section 5). */
export function useSelectedText() {
  const studio = useStudio()
  const box = useStudioView(selectedText)
  const change = <A>(command: Command<A>, argument: A) => {
    if (!studio.run(command, argument) && !selectedText(studio.view())) console.warn('no input field selected')
  }
  return { box, change, studio }
}

import { useToast } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { isPristine } from '../../document/design'
import { useStudio } from '../../studio/use-studio'

/** Starts a new design; the one before stays among the drafts, and a notice says so. */
export function useNewDesign(): () => void {
  const strings = useStrings()
  const toast = useToast()
  const studio = useStudio()
  return () => {
    const hasContent = !isPristine(studio.view().design)
    studio.open()
    if (hasContent) toast(strings.draftBeside)
  }
}

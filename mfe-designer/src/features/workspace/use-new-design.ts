import { useToast } from '@yawmi/ui'
import { useCopy } from '../../copy/use-strings'
import { isPristine } from '../../document/design'
import { useStudio } from '../../studio/use-studio'

/** Begins a new design; the one before stays among the drafts, and whoever had one is told so. */
export function useNewDesign(): () => void {
  const copy = useCopy()
  const toast = useToast()
  const studio = useStudio()
  return () => {
    const kept = !isPristine(studio.view().design)
    studio.open()
    if (kept) toast(copy.draftBeside)
  }
}

import { NotFoundError } from '@yawmi/api-client'
import type { SavedDesign } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { useMutation } from '@yawmi/remote-kit/query'
import { useToast } from '@yawmi/ui'
import { useEnterStudio } from '../../hooks/use-enter-studio'
import { useSavedStrings } from './copy/use-strings'

/** What reads documents comes with the first that is opened. */
const loadOpener = () => Promise.all([import('./open-saved'), import('../../studio/saved-document')])

/**
 * Opens a saved design in its studio; a notice says why one does not open.
 * @param leave closes the dialog before the page is left
 */
export function useOpenSaved(leave: () => Promise<void>) {
  const api = useApi()
  const strings = useSavedStrings()
  const toast = useToast()
  const enter = useEnterStudio()
  return useMutation({
    mutationFn: async (design: SavedDesign) => {
      const [{ openSaved }, { DocumentNotRead }] = await loadOpener()
      try {
        await enter(design.type, await openSaved(api, design), { leave })
      } catch (error) {
        const isGone = error instanceof NotFoundError
        toast(strings[error instanceof DocumentNotRead ? error.reason : isGone ? 'openBroken' : 'openFailed'], 'error')
      }
    },
    onError: () => toast(strings.openFailed, 'error'),
  })
}

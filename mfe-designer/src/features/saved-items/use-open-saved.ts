import { NotFoundError } from '@yawmi/api-client'
import type { SavedDesign } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { useMutation } from '@yawmi/remote-kit/query'
import { useToast } from '@yawmi/ui'
import { useEnterStudio } from '../../hooks/use-enter-studio'
import { useSavedStrings } from './copy/use-strings'
import { loadOpener } from './load-opener'

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
      const loading = loadOpener()
      try {
        // Both are on their way at once.
        const [[{ openSaved }], { data }] = await Promise.all([loading, api.designDocument(design.uuid)])
        await enter(design.type, await openSaved(data.document, design), { leave })
      } catch (error) {
        const notRead = await loading.then(
          ([, { DocumentNotRead }]) => error instanceof DocumentNotRead && error.reason,
          () => false as const,
        )
        toast(strings[notRead || (error instanceof NotFoundError ? 'openBroken' : 'openFailed')], 'error')
      }
    },
  })
}

import type { SavedDesign } from '@yawmi/contract'
import { NotFoundError } from '@yawmi/api-client'
import { useApi, useConfirm } from '@yawmi/remote-kit'
import { queryClient } from '@yawmi/remote-kit/query'
import { useToast } from '@yawmi/ui'
import { useSavedStrings } from './copy/use-strings'
import { forgetSaved } from '../../lib/saved/saved-designs'
import { SAVED_KEY } from '../../lib/saved/saved-key'

/** Deletes a saved design for good, after a question; calls `onDeleted` then. */
export function useDeleteSaved(onDeleted: (design: SavedDesign) => void): (design: SavedDesign) => Promise<void> {
  const api = useApi()
  const strings = useSavedStrings()
  const toast = useToast()
  const confirm = useConfirm()
  const remove = ({ uuid }: SavedDesign) =>
    api.deleteSavedDesign(uuid).catch((error: unknown) => {
      // Another tab has deleted it.
      if (!(error instanceof NotFoundError)) throw error
    })
  return async (design) => {
    const deleted = await confirm({
      question: strings.deleteSavedAsk,
      dangerous: true,
      work: () => remove(design),
      failure: () => strings.deleteFailed,
    })
    if (!deleted) return
    forgetSaved()
    toast(strings.savedDeleted, 'success')
    onDeleted(design)
    await queryClient.invalidateQueries({ queryKey: SAVED_KEY })
  }
}

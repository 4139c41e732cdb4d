import { useRef } from 'react'
import { ApiError } from '@yawmi/api-client'
import type { SavedDesign } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { queryClient, useMutation } from '@yawmi/remote-kit/query'
import { useToast } from '@yawmi/ui'
import { useSavedStrings } from './copy/use-strings'
import { SAVED_KEY } from '../../lib/saved/saved-key'
import { newDraftId } from '../../studio/draft-id'

/** Duplicates a saved design; another try after a lost answer makes no second copy. */
export function useDuplicateSaved(onDone: () => void) {
  const api = useApi()
  const strings = useSavedStrings()
  const toast = useToast()
  const attempt = useRef<{ of: string; key: string }>(undefined)
  return useMutation({
    mutationFn: ({ uuid }: SavedDesign) => {
      if (attempt.current?.of !== uuid) attempt.current = { of: uuid, key: newDraftId() }
      return api.copySavedDesign(uuid, attempt.current.key)
    },
    onSuccess: async () => {
      attempt.current = undefined
      toast(strings.savedDuplicated, 'success')
      onDone()
      await queryClient.invalidateQueries({ queryKey: SAVED_KEY })
    },
    onError: (error) => {
      const refused = error instanceof ApiError ? error.fieldError('image') : undefined
      toast(refused ?? strings.duplicateFailed, 'error')
    },
  })
}

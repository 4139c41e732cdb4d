import { useCallback } from 'react'
import { useToast } from '@yawmi/ui'
import { writeClipboard } from '@yawmi/ui/write-clipboard'
import { useStrings } from '../copy/use-strings'

/**
 * `copy(text)` writes to the clipboard and shows «تم النسخ»; where the clipboard cannot be used, it shows the text to
 * be copied by hand.
 */
export function useCopyText() {
  const toast = useToast()
  const strings = useStrings()
  return useCallback(
    async (text: string) => {
      if (await writeClipboard(text)) return toast(strings.copied, 'success')
      toast(`${strings.copyByHand}\n${text}`, 'error')
    },
    [toast, strings],
  )
}

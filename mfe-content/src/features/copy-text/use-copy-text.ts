import { useCallback } from 'react'
import { useToast } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { writeClipboard } from './write-clipboard'

/** `copy(text)`: onto the clipboard, and says «تم النسخ»; where nothing works, shows the text to be copied by hand. */
export function useCopyText() {
  const toast = useToast()
  const words = useWords()
  return useCallback(
    async (text: string) => {
      if (await writeClipboard(text)) return toast(words.copied, 'success')
      toast(`${words.copyByHand}\n${text}`, 'error')
    },
    [toast, words],
  )
}

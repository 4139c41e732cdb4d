import { useHost } from '@yawmi/host'
import { useHistoryEntry } from './use-history-entry'

/**
 * For a dialog of a screen's own: «back» closes it, not the page. In a page of an integrator's the history is left alone.
 * @returns takes the dialog's entry out of the history and resolves when that is done; to be waited for where closing
 * leads to another page.
 */
export function useBackToClose(open: boolean, onClose: () => void): () => Promise<void> {
  const { mode } = useHost()
  return useHistoryEntry(open && mode === 'shell' ? 1 : undefined, () => {
    onClose()
    return true
  })
}

import { useHost } from '@yawmi/host'
import { useHistoryEntry } from './use-history-entry'

/**
 * For a screen's own dialog: «back» closes it, not the page. In a host page the history is left alone.
 * @returns removes the dialog's entry from the history and resolves when that is done; await it where closing navigates.
 */
export function useBackToClose(open: boolean, onClose: () => void): () => Promise<void> {
  const { mode } = useHost()
  return useHistoryEntry(open && mode === 'shell' ? 1 : undefined, () => {
    onClose()
    return true
  })
}

import { useHost } from '@yawmi/remote-kit'
import { useToast } from '@yawmi/ui'

/** Says that something went well: by the shell's success dialog, or by a toast in a page that has no shell. */
export function useAnnounceSuccess(): (title: string) => void {
  const { bus, mode } = useHost()
  const toast = useToast()
  return (title) => (mode === 'shell' ? bus.emit('alert/success', { title }) : toast(title, 'success'))
}

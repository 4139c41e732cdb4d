import { dictionary } from '@yawmi/host'
import { Button, Dialog, ErrorState, Spinner } from '@yawmi/ui'
import { useCopy } from '../../copy/use-copy'
import { ar } from './copy/ar'

const useStrings = dictionary('kit', ar)

interface SlotNoticeProps {
  /** It could not be loaded. */
  failed: boolean
  onRetry: () => void
  onClose: () => void
}

/** In the place of a dialog that another remote fills, while its code loads and where it cannot be loaded: somebody is waiting. */
export function SlotNotice({ failed, onRetry, onClose }: SlotNoticeProps) {
  const { remoteFailed, retry } = useCopy()
  const { loadingSlot } = useStrings()
  return (
    <Dialog open hideTitle={failed} title={failed ? remoteFailed : loadingSlot} onClose={onClose}>
      {failed ? (
        <ErrorState action={<Button onClick={onRetry}>{retry}</Button>}>{remoteFailed}</ErrorState>
      ) : (
        <Spinner size={40} label={loadingSlot} />
      )}
    </Dialog>
  )
}

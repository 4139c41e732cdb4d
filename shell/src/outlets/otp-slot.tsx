import { Suspense, useEffect } from 'react'
import { OTP_SLOT, type RemoteName } from '@yawmi/contract'
import { useOtpRequest } from '@yawmi/remote-kit'
import { Dialog, Spinner } from '@yawmi/ui'
import { useStrings } from '../copy/use-strings'
import { useRegistry } from '../remotes/registry-context'
import { RemoteOutlet } from './remote-outlet'
import { useRemoteModule } from './use-remote-module'

/**
 * The slot of the code dialog. The remote that fills it loads with the first request. While it loads, and where it
 * cannot be loaded, a dialog shows that, for somebody is waiting.
 */
export function OtpSlot() {
  const strings = useStrings()
  const owner = useRegistry().ownerOfSlot(OTP_SLOT)
  const { isOpen, replay, cancel } = useOtpRequest()
  if (!owner || !isOpen) return null
  const loading = (
    <Dialog open title={strings.loadingPage} onClose={cancel}>
      <Spinner size={40} label={strings.loadingPage} />
    </Dialog>
  )
  return (
    <RemoteOutlet remote={owner} loading={loading} onCloseFailure={cancel}>
      <OtpDialog owner={owner} onMounted={replay} />
    </RemoteOutlet>
  )
}

interface OtpDialogProps {
  owner: RemoteName
  onMounted: () => () => void
}

function OtpDialog({ owner, onMounted }: OtpDialogProps) {
  const module = useRemoteModule(owner)
  // Beside the slot, inside its Suspense: the effect runs right after the slot's own have subscribed.
  return (
    <Suspense fallback={null}>
      <module.Slot name={OTP_SLOT} />
      <Mounted onMounted={onMounted} />
    </Suspense>
  )
}

function Mounted({ onMounted }: Pick<OtpDialogProps, 'onMounted'>) {
  useEffect(onMounted, [onMounted])
  return null
}

import { Suspense, use, useEffect, useState } from 'react'
import type { BusEvents } from '@yawmi/events'
import type { RemoteName } from '@yawmi/contract'
import { useBus, type RemoteModule } from '@yawmi/remote-kit'
import { Dialog, Spinner } from '@yawmi/ui'
import { useRegistry } from '../app/registry-context'
import { useCopy } from '../copy/use-copy'
import { RemotePlace } from './remote-place'

const SLOT = 'otp-dialog'

/**
 * The place of the OTP dialog. The remote that fills it is loaded when the first code is wanted; the wish is told
 * again once it listens. Should it not come, a dialog says so, for a person is waiting.
 */
export function OtpSlot() {
  const bus = useBus()
  const owner = useRegistry().ownerOfSlot(SLOT)
  const [wanted, setWanted] = useState<BusEvents['auth/otp-wanted']>()

  useEffect(() => bus.on('auth/otp-wanted', (wish) => setWanted((known) => known ?? wish)), [bus])

  if (!wanted || !owner) return null
  return <WantedSlot owner={owner} wanted={wanted} onGiveUp={() => setWanted(undefined)} />
}

interface WantedSlotProps {
  owner: RemoteName
  wanted: BusEvents['auth/otp-wanted']
  onGiveUp: () => void
}

function WantedSlot({ owner, wanted, onGiveUp }: WantedSlotProps) {
  const copy = useCopy()
  return (
    <RemotePlace
      remote={owner}
      loading={
        <Dialog open title={copy.loadingPage} onClose={onGiveUp}>
          <Spinner size={40} label={copy.loadingPage} />
        </Dialog>
      }
      inDialog={onGiveUp}
    >
      <Filled owner={owner} wanted={wanted} />
    </RemotePlace>
  )
}

function Filled({ owner, wanted }: Pick<WantedSlotProps, 'owner' | 'wanted'>) {
  const module = use(useRegistry().module(owner) as Promise<RemoteModule>)
  return (
    <Suspense fallback={null}>
      <module.Slot name={SLOT} />
      <TellAgain wanted={wanted} />
    </Suspense>
  )
}

/** Stands beside the slot inside its Suspense, so its effect runs right after the slot's own have subscribed. */
function TellAgain({ wanted }: Pick<WantedSlotProps, 'wanted'>) {
  const bus = useBus()
  // Once, for the wish that the remote could not hear; later ones it hears itself.
  useEffect(() => bus.emit('auth/otp-wanted', wanted), [bus, wanted])
  return null
}

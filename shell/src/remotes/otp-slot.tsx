import { Suspense, use, useEffect, useState } from 'react'
import type { BusEvents } from '@yawmi/events'
import type { RemoteName } from '@yawmi/contract'
import { useBus, type RemoteModule } from '@yawmi/remote-kit'
import { Dialog, Spinner } from '@yawmi/ui'
import { useRegistry } from '../app/registry-context'
import { useCopy } from '../copy/use-copy'
import { RemotePlace } from './remote-place'

const SLOT = 'otp-dialog'
/** Where the slot keeps a code that is still to be entered: after a reload it opens again by itself. */
const KEPT_CODE = 'yawmi:otp-dialog'

function hasKeptCode(): boolean {
  try {
    return sessionStorage.getItem(KEPT_CODE) !== null
  } catch {
    return false
  }
}

/**
 * The place of the OTP dialog. The remote that fills it is loaded when the first code is wanted; the wish is told
 * again once it listens. Should it not come, a dialog says so, for a person is waiting.
 */
export function OtpSlot() {
  const bus = useBus()
  const owner = useRegistry().ownerOfSlot(SLOT)
  const [wanted, setWanted] = useState<BusEvents['auth/otp-wanted']>()
  const [restoring, setRestoring] = useState(false)
  // Only then: a page that was drawn ahead has no dialog while it is hydrated.
  useEffect(() => setRestoring(hasKeptCode()), [])

  useEffect(() => bus.on('auth/otp-wanted', (wish) => setWanted((known) => known ?? wish)), [bus])

  if (!owner || !(wanted || restoring)) return null
  const giveUp = () => {
    setWanted(undefined)
    setRestoring(false)
  }
  return <WantedSlot owner={owner} wanted={restoring ? undefined : wanted} onGiveUp={giveUp} />
}

interface WantedSlotProps {
  owner: RemoteName
  /** The wish to tell again; none when the slot restores itself. */
  wanted?: BusEvents['auth/otp-wanted']
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
      {wanted && <TellAgain wanted={wanted} />}
    </Suspense>
  )
}

/** Stands beside the slot inside its Suspense, so its effect runs right after the slot's own have subscribed. */
function TellAgain({ wanted }: Required<Pick<WantedSlotProps, 'wanted'>>) {
  const bus = useBus()
  // Once, for the wish that the remote could not hear; later ones it hears itself.
  useEffect(() => bus.emit('auth/otp-wanted', wanted), [bus, wanted])
  return null
}

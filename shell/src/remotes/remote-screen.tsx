import { use, useEffect } from 'react'
import type { RemoteModule } from '@yawmi/remote-kit'
import type { RemoteName } from '@yawmi/contract'
import { takeOver } from '../early'
import { useRegistry } from '../app/registry-context'
import { RemotePlace } from './remote-place'

/** A screen of a remote, in its place. */
export function RemoteScreen({ remote, screen }: { remote: RemoteName; screen: string }) {
  return (
    <RemotePlace remote={remote}>
      <Screen remote={remote} screen={screen} />
    </RemotePlace>
  )
}

function Screen({ remote, screen }: { remote: RemoteName; screen: string }) {
  const module = use(useRegistry().module(remote) as Promise<RemoteModule>)
  // Beside the screen, inside its boundary: what is below has heard by then.
  return (
    <>
      <module.Screen name={screen} />
      <TakeOver />
    </>
  )
}

function TakeOver() {
  useEffect(takeOver, [])
  return null
}

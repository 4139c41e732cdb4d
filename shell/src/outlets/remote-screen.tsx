import { useEffect } from 'react'
import type { RemoteName } from '@yawmi/contract'
import { replayFirstInteraction } from '../lib/first-interaction'
import { endHydration } from '../lib/take-first-screen'
import { RemoteOutlet } from './remote-outlet'
import { useRemoteModule } from './use-remote-module'

interface RemoteScreenProps {
  remote: RemoteName
  screen: string
}

/** A screen of a remote, in its outlet. */
export const RemoteScreen = (props: RemoteScreenProps) => (
  <RemoteOutlet remote={props.remote}>
    <Screen {...props} />
  </RemoteOutlet>
)

function Screen({ remote, screen }: RemoteScreenProps) {
  const module = useRemoteModule(remote)
  // Beside the screen, inside its boundary: effects of the screen have run by then.
  return (
    <>
      <module.Screen name={screen} />
      <ScreenStands />
    </>
  )
}

/** What waits for the first screen to handle events. */
function ScreenStands() {
  useEffect(() => {
    endHydration()
    replayFirstInteraction()
  }, [])
  return null
}

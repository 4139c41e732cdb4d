import { use, useState } from 'react'
import type { RemoteName } from '@yawmi/contract'
import type { RemoteModule } from '@yawmi/remote-kit'
import { useRegistry } from '../remotes/registry-context'

/** The module of a remote for a place of the page: the same as long as the place stands, whatever is released or taken back. */
export function useRemoteModule(remote: RemoteName): RemoteModule {
  const registry = useRegistry()
  const [module] = useState(() => registry.enter(remote))
  return use(module as Promise<RemoteModule>)
}

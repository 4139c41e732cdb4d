import { use, useState, type ComponentType } from 'react'
import type { RemoteDeclaration } from '../declare'
import type { Lifecycles } from '../lifecycles/lifecycles'
import { cached } from './module-cache'

type Loader<P = object> = () => Promise<{ default: ComponentType<P> }>

/** The components behind a declaration: a loader for every screen and slot it names. */
export interface RemoteParts<S extends string, P extends string> {
  screens: Record<S, Loader>
  slots: Record<P, Loader>
}

/** What a remote's `./remote` gives the shell. */
export interface RemoteModule {
  /** Starts loading a screen's code; rejects when it cannot be had. */
  preload(screen: string): Promise<unknown>
  /** Renders a screen; suspends while its code loads and throws to the boundary when it cannot be had. */
  Screen: ComponentType<{ name: string }>
  /** Renders what the remote puts into a slot. */
  Slot: ComponentType<{ name: string }>
}

/**
 * Turns a remote's declaration and components into both of its forms: the module that the shell loads, and the
 * single-spa lifecycles for any page. The lifecycles' own code loads only where they are used.
 */
export function createRemote<S extends string, P extends string>(
  declaration: RemoteDeclaration<S, P>,
  parts: RemoteParts<S, P>,
): { remote: RemoteModule; lifecycles: Lifecycles } {
  const screens = loaders(parts.screens)
  const slots = loaders(parts.slots)
  const remote: RemoteModule = {
    preload: (screen) => find(screens, screen)(),
    Screen: ({ name }) => <Loaded key={name} load={find(screens, name)} />,
    Slot: ({ name }) => <Loaded key={name} load={find(slots, name)} />,
  }

  const own = cached(() =>
    import('../lifecycles/create-lifecycles').then(({ createLifecycles }) => createLifecycles(declaration, remote)),
  )
  return {
    remote,
    lifecycles: {
      bootstrap: (props) => own().then((lifecycles) => lifecycles.bootstrap(props)),
      mount: (props) => own().then((lifecycles) => lifecycles.mount(props)),
      unmount: (props) => own().then((lifecycles) => lifecycles.unmount(props)),
      update: (props) => own().then((lifecycles) => lifecycles.update(props)),
    },
  }
}

const loaders = (parts: Record<string, Loader>) =>
  new Map(Object.entries(parts).map(([name, load]) => [name, cached(load)]))

function find(known: Map<string, () => Promise<{ default: ComponentType }>>, name: string) {
  const load = known.get(name)
  if (!load) throw new Error(`the remote has nothing named ${name}`)
  return load
}

/** Keeps the promise of its first render: a failure stays one until the boundary above mounts it anew. */
function Loaded({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  const [promise] = useState(load)
  const { default: Component } = use(promise)
  return <Component />
}

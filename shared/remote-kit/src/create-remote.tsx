import { loadLifecycles } from '#load-lifecycles'
import { use, type ComponentType } from 'react'
import type { RemoteDeclaration } from './declare'
import type { LifecycleProps, Lifecycles } from './lifecycles/lifecycles'
import { cached, type Part } from './remote/module-cache'
import type { RemoteModule } from './remote/remote-module'

type Loader<P = object> = () => Promise<{ default: ComponentType<P> }>

/** The components behind a declaration: a loader for every screen and slot it names. */
export interface RemoteParts<S extends string, P extends string> {
  screens: Record<S, Loader>
  slots: Record<P, Loader>
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
    preload: (screen) => find(screens, screen).load(),
    Screen: ({ name }) => <Loaded key={name} part={find(screens, name)} />,
    Slot: ({ name }) => <Loaded key={name} part={find(slots, name)} />,
    forgetFailures: () => [...screens.values(), ...slots.values()].forEach((part) => part.forgetFailure()),
  }

  const ownLifecycles = cached(() =>
    loadLifecycles().then(({ createLifecycles }) => createLifecycles(declaration, remote)),
  )
  const lifecycle = (step: keyof Lifecycles) => (props: LifecycleProps) => {
    // A page that calls again after a failure requests another attempt.
    ownLifecycles.forgetFailure()
    return ownLifecycles.load().then((lifecycles) => lifecycles[step](props))
  }
  return {
    remote,
    lifecycles: {
      bootstrap: lifecycle('bootstrap'),
      mount: lifecycle('mount'),
      unmount: lifecycle('unmount'),
      update: lifecycle('update'),
    },
  }
}

const loaders = (parts: Record<string, Loader>) =>
  new Map(Object.entries(parts).map(([name, load]) => [name, cached(load)]))

function find(parts: Map<string, Part<{ default: ComponentType }>>, name: string) {
  const part = parts.get(name)
  if (!part) throw new Error(`the remote has nothing named ${name}`)
  return part
}

/** Reads the part's own promise: a failure is thrown to the boundary until `forgetFailures`. */
function Loaded({ part }: { part: Part<{ default: ComponentType }> }) {
  const { default: Component } = use(part.load())
  return <Component />
}

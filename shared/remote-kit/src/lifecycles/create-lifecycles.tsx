import * as React from 'react'
import { createRoot } from 'react-dom/client'
import { keepApart } from '@yawmi/session'
import type { RemoteDeclaration } from '../declare'
import type { RemoteModule } from '../remote/create-remote'
import { AloneRoot } from './alone-root'
import { AloneFailure } from './alone-failure'
import type { LifecycleProps, Lifecycles } from './lifecycles'
import { reactParcel } from './parcel'
import { resolveSettings, type AloneSettings } from './settings'

type RootProps = { settings: AloneSettings }
type SingleSpaLifecycle = (props: object) => Promise<unknown>

let mounted = 0

/**
 * The lifecycles of a remote alone in a page: its own providers and router around the same screens that the shell
 * shows. single-spa keeps what it mounted under a name, so a mounting without one is given its own.
 */
export function createLifecycles(declaration: RemoteDeclaration, remote: RemoteModule): Lifecycles {
  const parcel = reactParcel<RootProps>({
    React,
    ReactDOMClient: {
      createRoot: (element: Element) => createRoot(element, { identifierPrefix: `${declaration.name}-` }),
    } as never,
    rootComponent: ({ settings }) => <AloneRoot declaration={declaration} remote={remote} settings={settings} />,
    // Without it a throw leaves mount() pending for ever.
    errorBoundary: (error) => <AloneFailure remote={declaration.name} error={error} />,
  })
  const names = new WeakMap<HTMLElement, string>()
  const nameOf = ({ name, domElement }: LifecycleProps) => {
    const known = names.get(domElement) ?? `${name ?? `yawmi-${declaration.name}`}#${(mounted += 1)}`
    names.set(domElement, known)
    return known
  }
  const run = (lifecycle: unknown, props: object) =>
    [lifecycle]
      .flat()
      .reduce<Promise<unknown>>((done, step) => done.then(() => (step as SingleSpaLifecycle)(props)), Promise.resolve())
  const withSettings = async (props: LifecycleProps) => ({
    ...props,
    name: nameOf(props),
    settings: await ownSettings(props),
  })

  return {
    bootstrap: (props) => run(parcel.bootstrap, { ...props, name: nameOf(props) }),
    mount: async (props) => run(parcel.mount, await withSettings(props)),
    update: async (props) => run(parcel.update, await withSettings(props)),
    unmount: (props) => run(parcel.unmount, { ...props, name: nameOf(props) }),
  }
}

/** A session of ours in a page of another origin lies beside that page's own things. */
async function ownSettings(props: LifecycleProps): Promise<AloneSettings> {
  const settings = await resolveSettings(props)
  if (settings.apiBase !== '' && settings.apiBase !== location.origin) keepApart()
  return settings
}

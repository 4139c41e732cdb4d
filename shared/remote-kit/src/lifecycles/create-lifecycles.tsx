import * as React from 'react'
import { createRoot } from 'react-dom/client'
import { keepApart } from '@yawmi/session'
import type { RemoteDeclaration } from '../declare'
import type { RemoteModule } from '../remote/remote-module'
import { AloneRoot, forgetFailures } from './alone-root'
import type { LifecycleProps, Lifecycles } from './lifecycles'
import { forgetListener } from './listener'
import { reactParcel } from './parcel'
import { placed } from './place'
import { resolveSettings, type AloneSettings, type PlacedProps } from './settings'

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
    // Without it a throw leaves mount() pending for ever. What can throw has a boundary of its own inside.
    errorBoundary: () => <></>,
  })
  const names = new WeakMap<HTMLElement, string>()
  const begun = new WeakMap<HTMLElement, Begun>()
  const named = (given: LifecycleProps) => {
    const props = placed(given, declaration.name)
    const { name, domElement } = props
    const known = names.get(domElement) ?? `${name ?? `yawmi-${declaration.name}`}#${(mounted += 1)}`
    names.set(domElement, known)
    return { ...props, name: known }
  }
  const run = (lifecycle: unknown, props: object) =>
    [lifecycle]
      .flat()
      .reduce<Promise<unknown>>((done, step) => done.then(() => (step as SingleSpaLifecycle)(props)), Promise.resolve())
  const withSettings = async (props: PlacedProps) => ({ ...props, settings: await ownSettings(props) })

  return {
    async bootstrap(given) {
      // What the network is needed for: mounting after it is a matter of drawing, and one that does not end has hung.
      // A place that is not given may not be there before the mounting.
      if (given.domElement)
        begun.set(given.domElement, { given, settings: await ownSettings(placed(given, declaration.name)) })
      return run(parcel.bootstrap, given)
    },
    async mount(given) {
      const props = named(given)
      if (given.retry) forgetFailures(remote)
      const known = begun.get(props.domElement)
      begun.delete(props.domElement)
      return run(
        parcel.mount,
        known && isSame(known.given, given) ? { ...props, settings: known.settings } : await withSettings(props),
      )
    },
    update: async (given) => run(parcel.update, await withSettings(named(given))),
    async unmount(given) {
      const props = named(given)
      await run(parcel.unmount, props)
      forgetListener(props.domElement)
    },
  }
}

/** What a mounting was bootstrapped with. */
interface Begun {
  given: LifecycleProps
  settings: AloneSettings
}

const isSame = (one: LifecycleProps, other: LifecycleProps) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (key) => one[key as keyof LifecycleProps] === other[key as keyof LifecycleProps],
  )

/** A session of ours in a page of another origin lies beside that page's own things. */
async function ownSettings(props: PlacedProps): Promise<AloneSettings> {
  const settings = await resolveSettings(props)
  if (settings.apiBase !== '' && settings.apiBase !== location.origin) keepApart()
  return settings
}

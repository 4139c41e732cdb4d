import * as React from 'react'
import { createRoot } from 'react-dom/client'
import { keepApart } from '@yawmi/session'
import type { RemoteDeclaration } from '../declare'
import type { RemoteModule } from '../remote/remote-module'
import { StandaloneRoot, forgetFailures } from './standalone-root'
import type { LifecycleProps, Lifecycles } from './lifecycles'
import { forgetListener } from './listener'
import { reactParcel } from '#parcel'
import { withMountElement } from './mount-element'
import { forgetFetched, resolveSettings, type StandaloneSettings, type MountProps } from './settings'

type RootProps = { settings: StandaloneSettings }
type SingleSpaLifecycle = (props: object) => Promise<unknown>

let mounted = 0

/**
 * The lifecycles of a standalone remote: its own providers and router around the screens that the shell shows. single-spa
 * stores mountings by name, so each gets a unique one.
 */
export function createLifecycles(declaration: RemoteDeclaration, remote: RemoteModule): Lifecycles {
  const parcel = reactParcel<RootProps>({
    React,
    ReactDOMClient: {
      createRoot: (element: Element) => createRoot(element, { identifierPrefix: `${declaration.name}-` }),
    },
    rootComponent: ({ settings }) => <StandaloneRoot declaration={declaration} remote={remote} settings={settings} />,
    // Without it a throw leaves mount() pending for ever. What can throw has its own boundary inside.
    errorBoundary: () => <></>,
  })
  const names = new WeakMap<HTMLElement, string>()
  const bootstrapped = new WeakMap<HTMLElement, Bootstrapped>()
  const named = (given: LifecycleProps) => {
    const props = withMountElement(given, declaration.name)
    const { name, domElement } = props
    const uniqueName = names.get(domElement) ?? `${name ?? `yawmi-${declaration.name}`}#${(mounted += 1)}`
    names.set(domElement, uniqueName)
    return { ...props, name: uniqueName }
  }
  const run = (lifecycle: unknown, props: object) =>
    [lifecycle]
      .flat()
      .reduce<Promise<unknown>>((done, step) => done.then(() => (step as SingleSpaLifecycle)(props)), Promise.resolve())
  const withSettings = async (props: MountProps) => ({ ...props, settings: await settingsOf(props) })

  return {
    async bootstrap(given) {
      // Everything that needs the network: a mounting after it only renders, and one that does not end has hung.
      // An element that is not given may not exist before the mounting.
      if (given.domElement)
        bootstrapped.set(given.domElement, {
          given,
          settings: await settingsOf(withMountElement(given, declaration.name)),
        })
      return run(parcel.bootstrap, given)
    },
    async mount(given) {
      const props = named(given)
      if (given.retry) forgetFailures(remote)
      const prepared = bootstrapped.get(props.domElement)
      bootstrapped.delete(props.domElement)
      return run(
        parcel.mount,
        prepared && isSame(prepared.given, given)
          ? { ...props, settings: prepared.settings }
          : await withSettings(props),
      )
    },
    update: async (given) => run(parcel.update, await withSettings(named(given))),
    async unmount(given) {
      const props = named(given)
      await run(parcel.unmount, props)
      forgetListener(props.domElement)
      forgetFetched(props.domElement)
    },
  }
}

/** The props that a mounting was bootstrapped with, and what came of them. */
interface Bootstrapped {
  given: LifecycleProps
  settings: StandaloneSettings
}

const isSame = (one: LifecycleProps, other: LifecycleProps) =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (key) => one[key as keyof LifecycleProps] === other[key as keyof LifecycleProps],
  )

/** In a page of another origin the session's storage keys get a namespace. */
async function settingsOf(props: MountProps): Promise<StandaloneSettings> {
  const settings = await resolveSettings(props)
  if (settings.apiBase !== '' && settings.apiBase !== location.origin) keepApart()
  return settings
}

import * as React from 'react'
import * as JsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'
import * as ReactDomClient from 'react-dom/client'
import * as apiClient from '@yawmi/api-client'
import * as events from '@yawmi/events'
import * as remoteKit from '@yawmi/remote-kit'
import * as session from '@yawmi/session'
import * as ui from '@yawmi/ui'
import apiClientPackage from '@yawmi/api-client/package.json'
import eventsPackage from '@yawmi/events/package.json'
import remoteKitPackage from '@yawmi/remote-kit/package.json'
import sessionPackage from '@yawmi/session/package.json'
import uiPackage from '@yawmi/ui/package.json'

type Share = {
  version: string
  scope: string[]
  strategy: 'loaded-first'
  shareConfig: { singleton: true; requiredVersion: string }
}
type Shared = Share & ({ lib: () => unknown } | { get: () => Promise<() => unknown> })

const share = (version: string): Share => ({
  version,
  scope: ['default'],
  // For each: a remote that registers the same version later must not replace it before it has loaded.
  strategy: 'loaded-first',
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
})
/** A module that the shell itself runs on. */
const ready = (version: string, library: unknown): Shared => ({ ...share(version), lib: () => library })
/** A façade that loads with the first remote that uses it, once for all of them. */
const later = (version: string, load: () => Promise<unknown>): Shared => ({
  ...share(version),
  get: () => load().then((library) => () => library),
})

/**
 * The one copy of each library that remotes take from the page. Façades of our own, never whole Chakra, router or
 * rxjs: a shared barrel cannot be tree-shaken. Each has its package's version, which rises with what it exports
 * (docs/adr/0104): a remote that uses more than this build gives is not loaded. `shared/webpack/src/shared-modules.test.mjs` compares this list with
 * what remotes share.
 */
export const sharedModules: Record<string, Shared> = {
  react: ready(React.version, React),
  'react/jsx-runtime': ready(React.version, JsxRuntime),
  'react-dom': ready(React.version, ReactDom),
  'react-dom/client': ready(React.version, ReactDomClient),
  '@yawmi/api-client': ready(apiClientPackage.version, apiClient),
  '@yawmi/events': ready(eventsPackage.version, events),
  '@yawmi/remote-kit': ready(remoteKitPackage.version, remoteKit),
  '@yawmi/remote-kit/query': later(remoteKitPackage.version, () => import('@yawmi/remote-kit/query')),
  '@yawmi/session': ready(sessionPackage.version, session),
  '@yawmi/ui': ready(uiPackage.version, ui),
}

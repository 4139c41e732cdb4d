import * as React from 'react'
import * as JsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'
import * as ReactDomClient from 'react-dom/client'
import * as apiClient from '@yawmi/api-client'
import * as events from '@yawmi/events'
import * as remoteKit from '@yawmi/remote-kit'
import * as session from '@yawmi/session'
import * as ui from '@yawmi/ui'

/** Of the façades that remotes share, which are versioned together: raise it when remotes use what an older shell lacks. */
const SHARED_PACKAGE_VERSION = '1.2.0'

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
const own = (library: unknown) => ready(SHARED_PACKAGE_VERSION, library)
/** A façade that loads with the first remote that uses it, once for all of them. */
const ownLater = (load: () => Promise<unknown>): Shared => ({
  ...share(SHARED_PACKAGE_VERSION),
  get: () => load().then((library) => () => library),
})

/**
 * The one copy of each library that remotes take from the page. Façades of our own, never whole Chakra, router or
 * rxjs: a shared barrel cannot be tree-shaken. `shared/webpack/src/shared-modules.test.mjs` compares this list with
 * what remotes share.
 */
export const sharedModules: Record<string, Shared> = {
  react: ready(React.version, React),
  'react/jsx-runtime': ready(React.version, JsxRuntime),
  'react-dom': ready(React.version, ReactDom),
  'react-dom/client': ready(React.version, ReactDomClient),
  '@yawmi/api-client': own(apiClient),
  '@yawmi/events': own(events),
  '@yawmi/remote-kit': own(remoteKit),
  '@yawmi/remote-kit/query': ownLater(() => import('@yawmi/remote-kit/query')),
  '@yawmi/session': own(session),
  '@yawmi/ui': own(ui),
}

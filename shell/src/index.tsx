import type { ReleaseList } from '@yawmi/contract'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app'
import { SiteRoutes } from './app/site-routes'
import { pageNonce, readBoot, type Boot } from './lib/boot'
import { beginAnew, beginHydration } from './lib/first-interaction'
import { dropFirstScreen, hasFirstScreen, takeFirstScreen } from './lib/take-first-screen'
import { registerWorker } from './offline/register-worker'
import { bearer, currentRole } from '@yawmi/session'
import { createCanaries } from './remotes/canaries'
import { createFederation } from './remotes/federation'
import { loadRemote } from './remotes/load-remote'
import { preloadScreen, routeAt } from './remotes/preload-screen'
import { createRegistry, type LoadModule, type Registry } from './remotes/registry'
import { verifyDigests } from './remotes/verified-digests'
import { verifyLists } from './remotes/verified-lists'

/**
 * Milliseconds that the first render waits for the first screen's code. React holds back what suspends by some
 * 300 ms, so waiting a little shows it sooner; beyond that the page's skeleton should stand.
 */
const FIRST_SCREEN_TIMEOUT_MS = 1_200
/** The same where the skeleton is of the whole screen: the first render has nothing to show beside it before the code comes. */
const WHOLE_SCREEN_TIMEOUT_MS = 15_000

/** Milliseconds after the page has loaded that it begins to report: nothing of it delays a screen. */
const FIELD_DATA_AFTER_MS = 3_000

/**
 * Starts the page: checks what it says may be loaded, loads the remote of this address, then renders, or hydrates what the
 * server has prerendered.
 */
async function start(): Promise<void> {
  const page = readBoot()
  const lists = await verifyLists(page)
  const canaries = createCanaries(page.brand.id, page.tested)
  const chosen = canaries.choose(lists.releases)
  const inFront = await overridesOf(page, chosen)
  const boot = { ...page, releases: inFront?.(chosen) ?? chosen }
  const integrity = await verifyDigests(boot)
  const federation = createFederation({ ...boot, integrity })
  const load: LoadModule = (remote, releases) => loadRemote(federation, remote, releases, undefined, canaries.isCanary)
  const registry = createRegistry(load, boot, {
    loadable: lists.isGood ? boot.releases : lists.loadable,
    fresh: async () => {
      const list = canaries.choose(await lists.fresh())
      return inFront?.(list) ?? list
    },
  })
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  registerWorker(boot)
  const app = (
    <App boot={boot} registry={registry} nonce={pageNonce()}>
      <SiteRoutes />
    </App>
  )
  // What somebody develops is none of what is reported.
  if (!inFront)
    addEventListener('load', () => setTimeout(() => void startFieldData(registry, boot.releases), FIELD_DATA_AFTER_MS))
  // The boundary of the first screen's outlet reports its failure.
  const firstScreen = preloadScreen(registry, location.pathname).catch(() => {})

  if (boot.prerendered) {
    // The prerendered page stands meanwhile, so there is no timeout.
    void firstScreen.then(() => {
      takeStyles(root)
      if (isOfPrerenderedVersion(boot, registry)) hydrate(root, app)
      else {
        beginAnew()
        createRoot(root).render(app)
      }
    })
    return
  }
  const timeout = new Promise((resolve) =>
    setTimeout(resolve, hasWholeScreenSkeleton(root) ? WHOLE_SCREEN_TIMEOUT_MS : FIRST_SCREEN_TIMEOUT_MS),
  )
  void Promise.race([firstScreen, timeout])
    // A screen that was rendered for this visitor stands meanwhile, so there is no timeout either.
    .then(() => (hasFirstScreen() ? firstScreen : undefined))
    .then(() => takeRendered(registry))
    .then((isTaken) => {
      if (isTaken) hydrate(root, app)
      else createRoot(root).render(app)
    })
}

/** A prerendered page may have its rules after the first look at it, where React has no element. */
const takeStyles = (root: HTMLElement) => document.head.append(...root.querySelectorAll('style'))

function hydrate(root: HTMLElement, app: ReactNode): void {
  beginHydration()
  hydrateRoot(root, app)
}

/** What the page takes from development servers, in the tab that was opened with them; its own code loads in such pages alone. */
async function overridesOf({ overrides }: Boot, list: ReleaseList) {
  if (!overrides || !('overrides' in document.documentElement.dataset)) return undefined
  const { loadOverrides } = await import('./remotes/overrides/overrides')
  return loadOverrides(overrides, list)
}

/** Whether the screen that the page shows can be hydrated. The queries' code has come with the remote's. */
async function takeRendered(registry: Registry): Promise<boolean> {
  if (!hasFirstScreen()) {
    dropFirstScreen()
    return false
  }
  const { queryClient } = await import('@yawmi/remote-kit/query')
  return takeFirstScreen({
    versionOf: (remote) => registry.versionOf(remote),
    role: currentRole,
    token: bearer,
    setQueryData: (key, data) => void queryClient.setQueryData(key, data),
  })
}

/** Reports of this page, by code that no screen waits for; without it nothing is reported. */
async function startFieldData(registry: Registry, { canaries = {} }: ReleaseList): Promise<void> {
  const { remote } = routeAt(registry, location.pathname) ?? {}
  const { reportFieldData } = await import('./field-data/report-field-data').catch(() => ({
    reportFieldData: undefined,
  }))
  reportFieldData?.({
    first: () => {
      const version = remote && registry.versionOf(remote)
      return version && { remote, version }
    },
    hasCanary: (name) => name in canaries,
  })
}

/** Whether the loaded code is of the version that prerendered the page; another version renders the page anew. */
const isOfPrerenderedVersion = ({ prerendered }: Boot, registry: Registry) =>
  prerendered !== undefined && registry.versionOf(prerendered.remote) === prerendered.version

/** Whether the skeleton of a screen without a layout is visible: it is hidden from visitors who are redirected. */
const hasWholeScreenSkeleton = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-frame=bare]')].some(({ offsetHeight }) => offsetHeight > 0)

void start()

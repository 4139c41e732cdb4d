import './lib/server-globals'
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { brandCssVariables } from '@yawmi/brand'
import type { RemoteName } from '@yawmi/contract'
import { HostProvider, MemoryRouter, type RemoteHost, type RemoteModule } from '@yawmi/remote-kit'
import { createApi } from '@yawmi/api-client'
import { bus } from '@yawmi/events'
import { UiProvider } from '@yawmi/ui'
import { collectStyles, firstUsed, onlyUsed } from '@yawmi/ui/server'
import { App } from './app/app'
import { SiteRoutes } from './app/site-routes'
import type { SkeletonProps } from './components/skeleton.styles'
import { BareSkeleton } from './layouts/bare-skeleton'
import { HomeSkeleton } from './layouts/home/home-skeleton'
import type { Boot } from './lib/boot'
import type { OwnedMenuItem } from './lib/menu'
import { preloadScreen } from './remotes/preload-screen'
import { createRegistry } from './remotes/registry'
import { sharedModules } from './remotes/shared-modules'
import { type FirstScreenInput, renderFirstScreen as renderScreen } from './render-first-screen'

/** Rules of an offered font. */
export { fontRules as fontFaces } from '@yawmi/ui/server'

/** What the site server has a page prerendered from. */
export interface PageInput {
  boot: Boot
  pathname: string
  /** The module of the remote that owns the address, evaluated from its server bundle. */
  remote: { name: RemoteName; version: string; module: RemoteModule }
}

/** The libraries that a remote's server bundle imports from here, by name: the same copies that render the page. */
export async function shared(): Promise<Record<string, unknown>> {
  const entries = Object.entries(sharedModules).map(async ([id, share]) => {
    const library = 'lib' in share ? share.lib : await share.get()
    return [id, library()] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/**
 * Prerenders the page of an address as an anonymous visitor on a phone sees it first, with its screen loaded. What
 * depends on the visitor comes with hydration.
 * @returns the content of `#root`, its styles, and what of them the first look at it needs, which ends where `end` says
 * @throws when the remote cannot render its screen
 */
async function prerenderPage({ boot, pathname, remote }: PageInput) {
  const registry = createRegistry(async (name) => {
    if (name !== remote.name) throw new Error(`${name} has no part in this page`)
    return remote
  }, boot)
  await preloadScreen(registry, pathname)
  const { styles, tags } = collectStyles()
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[pathname]}>{children}</MemoryRouter>
  )
  const html = renderToString(
    <App boot={boot} registry={registry} Router={Router} styles={styles}>
      <SiteRoutes />
    </App>,
  )
  const styleTags = tags()
  const end = html.indexOf(BELOW)
  if (end < 0) return { html, styles: styleTags }
  const css = styleTags.map((tag) => tag.css).join('')
  return { html, styles: styleTags, firstLook: { css: firstUsed(css, html.slice(0, end)), end } }
}

/** How what a screen marks as lying below the first look at it begins. */
const BELOW = '<div data-below'

/** What the site server has a skeleton prerendered from. */
export interface SkeletonInput {
  boot: Pick<Boot, 'brand' | 'mediaBase'>
  /** What is around the screen; default: the content area's bars. */
  layout?: 'home' | 'bare'
  /** The release list's menu items, each of which has a line; none from servers of before remotes declared them. */
  menu?: readonly OwnedMenuItem[]
  /** Skeleton of the screen, from the server bundle of its remote. */
  Skeleton?: ComponentType<Pick<SkeletonProps, 'role'>>
}

/**
 * Prerenders the app-shell skeleton of a page, with the content area's bars or alone, once for each role: the root
 * element's `data-visitor` shows one of them, and none to anonymous visitors, who are redirected.
 * @returns the skeletons with their styles; both stand in `#root` until the page is rendered there
 */
function prerenderSkeleton({ boot: { brand, mediaBase }, layout = 'home', menu = [], Skeleton }: SkeletonInput) {
  const Frame = { home: HomeSkeleton, bare: BareSkeleton }[layout]
  const { styles, tags } = collectStyles()
  // Skeletons call no API and link nowhere; of a host they use the brand and its strings.
  const host: RemoteHost = {
    mode: 'shell',
    brand,
    locale: 'ar-LY',
    apiBase: '',
    mediaBase,
    api: createApi({ base: '' }),
    bus,
    routes: {},
    onEvent: () => {},
  }
  const html = renderToString(
    <UiProvider brand={brand} mediaBase={mediaBase} styles={styles}>
      <HostProvider value={host}>
        {(['subscriber', 'free'] as const).map((role) => (
          <Frame key={role} role={role} menu={menu}>
            {Skeleton && <Skeleton role={role} />}
          </Frame>
        ))}
      </HostProvider>
    </UiProvider>,
  )
  const variables = Object.entries(brandCssVariables(brand)).map(([name, value]) => `${name}:${value}`)
  const css = [`.yawmi{${variables.join(';')}}`, ...tags().map(({ css }) => css)].join('')
  return { html, css: onlyUsed(css, html) }
}

/** Under the names by which running site servers call them: a build may replace the shell beneath a server. */
export { prerenderPage as draw, prerenderSkeleton as drawFrame }
/** Renders the first screen of a signed-in visitor. */
export const renderFirstScreen = (input: FirstScreenInput) => renderScreen(input, <SiteRoutes />)

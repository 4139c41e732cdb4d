import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { brandCssVariables } from '@yawmi/brand'
import type { RemoteName } from '@yawmi/contract'
import { HostProvider, MemoryRouter, type RemoteHost, type RemoteModule } from '@yawmi/remote-kit'
import { createApi } from '@yawmi/api-client'
import { bus } from '@yawmi/events'
import { UiProvider } from '@yawmi/ui'
import { collectStyles, onlyUsed, type StyleTag } from '@yawmi/ui/server'
import { App } from './app/app'
import type { Boot } from './boot'
import { BareFrame } from './layouts/bare-frame'
import type { FrameProps } from './layouts/frame.styles'
import { HomeFrame } from './layouts/home/home-frame'
import { preloadScreen } from './remotes/first-screen'
import { createRegistry } from './remotes/registry'
import { sharedModules } from './remotes/shared-modules'

/** Rules of an offered font. */
export { fontFaces } from '@yawmi/ui/server'

/** What the site server has a page drawn from. */
export interface DrawInput {
  boot: Boot
  pathname: string
  /** The module of the remote that owns the address, evaluated from its server bundle. */
  remote: { name: RemoteName; version: string; module: RemoteModule }
}

export interface Drawn {
  /** What goes into `#root`. */
  html: string
  styles: StyleTag[]
}

/** The libraries that a remote's server bundle takes from here, by name: the very copies that the page is drawn with. */
export async function shared(): Promise<Record<string, unknown>> {
  const entries = Object.entries(sharedModules).map(async ([id, share]) => {
    const library = 'lib' in share ? share.lib : await share.get()
    return [id, library()] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/**
 * Draws the page of an address as an anonymous visitor on a phone sees it first, whole: no screen may still be on
 * its way. What depends on the visitor comes with hydration.
 * @throws when the remote cannot draw its screen
 */
export async function draw({ boot, pathname, remote }: DrawInput): Promise<Drawn> {
  const registry = createRegistry(async (name) => {
    if (name !== remote.name) throw new Error(`${name} has no part in this page`)
    return remote
  }, boot)
  await preloadScreen(registry, pathname)
  const { cache, tags } = collectStyles()
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[pathname]}>{children}</MemoryRouter>
  )
  const html = renderToString(<App boot={boot} registry={registry} Router={Router} styles={cache} />)
  return { html, styles: tags() }
}

/** What the site server has a frame drawn from. */
export interface FrameInput {
  boot: Pick<Boot, 'brand' | 'mediaBase'>
  /** What is around the screen; the content area's bars, unless told. */
  layout?: 'home' | 'bare'
  /** Shapes of the screen, from the server bundle of its remote. */
  Skeleton?: ComponentType<Pick<FrameProps, 'role'>>
}

/** A frame with all that it looks by; both stand in `#root` until the page is rendered there. */
export interface DrawnFrame {
  html: string
  css: string
}

/**
 * Draws the frame of a page in shapes, with the content area's bars or alone, for whoever is here: each shows by `data-visitor` of the root element, and
 * to anonymous visitors, who are led elsewhere, none.
 */
export function drawFrame({ boot: { brand, mediaBase }, layout = 'home', Skeleton }: FrameInput): DrawnFrame {
  const Frame = { home: HomeFrame, bare: BareFrame }[layout]
  const { cache, tags } = collectStyles()
  // Shapes ask nothing and lead nowhere; what they take of a host is the brand and its words.
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
    <UiProvider brand={brand} mediaBase={mediaBase} cache={cache}>
      <HostProvider value={host}>
        {(['subscriber', 'free'] as const).map((role) => (
          <Frame key={role} role={role}>
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

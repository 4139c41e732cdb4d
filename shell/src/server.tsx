import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { RemoteName } from '@yawmi/contract'
import { MemoryRouter, type RemoteModule } from '@yawmi/remote-kit'
import { collectStyles, type StyleTag } from '@yawmi/ui/server'
import { App } from './app/app'
import type { Boot } from './boot'
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

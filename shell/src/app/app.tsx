import { useMemo, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { BrowserRouter, HostProvider, type RemoteHost } from '@yawmi/remote-kit'
import { DialogHost } from '@yawmi/remote-kit/dialogs'
import { createApi } from '@yawmi/api-client'
import { bus } from '@yawmi/events'
import { UiProvider } from '@yawmi/ui'
import type { Boot } from '../boot'
import { OtpSlot } from '../remotes/otp-slot'
import type { Registry } from '../remotes/registry'
import { arrival } from './deep-link'
import { RegistryProvider } from './registry-context'
import { SiteRoutes } from './router'
import { SessionEffects } from './session-effects'
import { readTheme, writeTheme } from './theme'

export interface AppProps {
  boot: Boot
  registry: Registry
  /** Nonce of the page's policy. */
  nonce?: string
  /** What follows the address; another than the browser's where there is no browser. */
  Router?: ComponentType<{ children: ReactNode }>
  /** Where styles go while the page is drawn ahead. */
  styles?: ComponentProps<typeof UiProvider>['cache']
}

/** Follows the address bar, and at once: a screen that is there already stands in the next frame, not in some later one. */
const PromptRouter = ({ children }: { children: ReactNode }) => (
  <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
)

/** The composed site: providers around the routes, and what stands beside them on every page. */
export function App({ boot, registry, nonce, Router = PromptRouter, styles }: AppProps) {
  const host = useMemo<RemoteHost>(
    () => ({
      mode: 'shell',
      brand: boot.brand,
      locale: 'ar-LY',
      apiBase: '',
      mediaBase: boot.mediaBase,
      api: createApi({ base: '' }),
      bus,
      routes: registry.paths,
      onEvent: (event) => {
        if (event.type === 'navigate') console.error(`no remote of the release list has a route named ${event.name}`)
      },
      arrival,
      nonce,
      answers: boot.answers,
      texts: boot.texts,
    }),
    [boot, registry, nonce],
  )
  return (
    <UiProvider
      brand={boot.brand}
      nonce={nonce}
      cache={styles}
      mediaBase={boot.mediaBase}
      theme={readTheme()}
      onThemeChange={writeTheme}
    >
      <RegistryProvider value={registry}>
        <HostProvider value={host}>
          <Router>
            {/* Before the routes: what these listen for, a screen may say as soon as it stands. */}
            <SessionEffects />
            <OtpSlot />
            <DialogHost />
            <SiteRoutes />
          </Router>
        </HostProvider>
      </RegistryProvider>
    </UiProvider>
  )
}

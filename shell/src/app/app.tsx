import { useMemo, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { BrowserRouter, HostProvider, type RemoteHost } from '@yawmi/remote-kit'
import { DialogHost } from '@yawmi/remote-kit/dialogs'
import { createApi } from '@yawmi/api-client'
import { bus } from '@yawmi/events'
import { UiProvider } from '@yawmi/ui'
import type { Boot } from '../lib/boot'
import { OtpSlot } from '../outlets/otp-slot'
import type { Registry } from '../remotes/registry'
import { takeArrival } from '../lib/deep-link'
import { RegistryProvider } from '../remotes/registry-context'
import { SessionEffects } from './session-effects'
import { readTheme, writeTheme } from '../lib/theme'

export interface AppProps {
  boot: Boot
  registry: Registry
  /** The site's routes. */
  children: ReactNode
  /** Nonce of the page's policy. */
  nonce?: string
  /** The router; on the server, one that has no address bar. */
  Router?: ComponentType<{ children: ReactNode }>
  /** Collects the styles of a prerendered page. */
  styles?: ComponentProps<typeof UiProvider>['styles']
}

/** Without transitions: a screen that is loaded already shows in the next frame, not in some later one. */
const SiteRouter = ({ children }: { children: ReactNode }) => (
  <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
)

/** The composed site: providers around the routes, and what stands beside them on every page. */
export function App({ boot, registry, children, nonce, Router = SiteRouter, styles }: AppProps) {
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
      arrival: takeArrival,
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
      styles={styles}
      mediaBase={boot.mediaBase}
      theme={readTheme()}
      onThemeChange={writeTheme}
    >
      <RegistryProvider value={registry}>
        <HostProvider value={host}>
          <Router>
            {/* Before the routes: a screen may emit these events as soon as it mounts. */}
            <SessionEffects />
            <OtpSlot />
            <DialogHost />
            {children}
          </Router>
        </HostProvider>
      </RegistryProvider>
    </UiProvider>
  )
}

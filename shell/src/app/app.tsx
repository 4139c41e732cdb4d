import { useMemo } from 'react'
import { BrowserRouter, HostProvider, type RemoteHost } from '@yawmi/remote-kit'
import { createApi } from '@yawmi/api-client'
import { bus } from '@yawmi/events'
import { UiProvider } from '@yawmi/ui'
import { Alerts } from '../alerts/alerts'
import { pageNonce, type Boot } from '../boot'
import { OtpSlot } from '../remotes/otp-slot'
import type { Registry } from '../remotes/registry'
import { RegistryProvider } from './registry-context'
import { SiteRoutes } from './router'
import { SessionEffects } from './session-effects'
import { readTheme, writeTheme } from './theme'

/** The composed site: providers around the routes, and what stands beside them on every page. */
export function App({ boot, registry }: { boot: Boot; registry: Registry }) {
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
      nonce: pageNonce(),
    }),
    [boot, registry],
  )
  return (
    <UiProvider
      brand={boot.brand}
      nonce={host.nonce}
      mediaBase={boot.mediaBase}
      theme={readTheme()}
      onThemeChange={writeTheme}
    >
      <RegistryProvider value={registry}>
        <HostProvider value={host}>
          <BrowserRouter>
            {/* Before the routes: what these listen for, a screen may say as soon as it stands. */}
            <SessionEffects />
            <OtpSlot />
            <Alerts />
            <SiteRoutes />
          </BrowserRouter>
        </HostProvider>
      </RegistryProvider>
    </UiProvider>
  )
}

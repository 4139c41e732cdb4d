import { Suspense, useEffect, useMemo, type ReactNode } from 'react'
import { BrowserRouter, MemoryRouter, Route, Routes } from 'react-router-dom'
import { createApi } from '@yawmi/api-client'
import { bus } from '@yawmi/events'
import { Box, Spinner, UiProvider } from '@yawmi/ui'
import type { DeclaredRoute, RemoteDeclaration } from '../declare'
import { HostProvider, type RemoteHost } from '../host/remote-host'
import type { RemoteModule } from '../remote/create-remote'
import type { AloneSettings } from './settings'

interface AloneRootProps {
  declaration: RemoteDeclaration
  remote: RemoteModule
  settings: AloneSettings
}

/** A remote with nobody around it: its own providers, its own router, its own slots. */
export function AloneRoot({ declaration, remote, settings }: AloneRootProps) {
  const host = useMemo<RemoteHost>(
    () => ({
      mode: 'alone',
      brand: settings.brand,
      locale: settings.locale,
      apiBase: settings.apiBase,
      mediaBase: settings.mediaBase,
      api: createApi({ base: settings.apiBase }),
      bus,
      routes: Object.fromEntries(declaration.routes.map((route) => [route.name, route.path])),
      onEvent: settings.onEvent,
      nonce: settings.nonce,
    }),
    [declaration, settings],
  )
  useEffect(() => forwardEvents(settings.onEvent), [settings.onEvent])
  useEffect(() => settings.onEvent({ type: 'ready' }), [settings])

  return (
    <UiProvider
      brand={settings.brand}
      cacheKey={`yw-${declaration.name}`}
      nonce={settings.nonce}
      mediaBase={settings.mediaBase}
    >
      <HostProvider value={host}>
        <AloneRouter settings={settings} first={declaration.routes[0]?.path ?? '/'}>
          <Suspense fallback={<Spinner />}>
            <Routes>
              {declaration.routes.map((route) => (
                <Route key={route.name} path={route.path} element={<AloneScreen remote={remote} route={route} />} />
              ))}
              {declaration.routes[0] && (
                <Route path="*" element={<AloneScreen remote={remote} route={declaration.routes[0]} />} />
              )}
            </Routes>
          </Suspense>
          {declaration.slots.map((slot) => (
            <Suspense key={slot} fallback={null}>
              <remote.Slot name={slot} />
            </Suspense>
          ))}
        </AloneRouter>
      </HostProvider>
    </UiProvider>
  )
}

/** A screen of the home layout counts on that layout's margins, which nobody else gives it here. */
function AloneScreen({ remote, route }: { remote: RemoteModule; route: DeclaredRoute }) {
  const screen = <remote.Screen name={route.screen} />
  if (route.layout !== 'home') return screen
  return (
    <Box maxWidth="content" marginInline="auto" paddingInline="gutter" paddingBlock="6">
      {screen}
    </Box>
  )
}

/** With a base path the remote owns that part of the address bar; without, it must not touch the host's address. */
function AloneRouter({ settings, first, children }: { settings: AloneSettings; first: string; children: ReactNode }) {
  if (settings.basePath !== undefined) return <BrowserRouter basename={settings.basePath}>{children}</BrowserRouter>
  return <MemoryRouter initialEntries={[settings.initialPath ?? first]}>{children}</MemoryRouter>
}

function forwardEvents(onEvent: AloneSettings['onEvent']): () => void {
  const leave = [
    bus.on('auth/signed-in', ({ subscriber }) => onEvent({ type: 'signed-in', subscriberId: subscriber.id })),
    bus.on('auth/signed-out', () => onEvent({ type: 'signed-out' })),
  ]
  return () => leave.forEach((stop) => stop())
}

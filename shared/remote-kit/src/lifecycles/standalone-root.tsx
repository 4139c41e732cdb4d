import { Suspense, use, useEffect, useMemo, type ReactNode } from 'react'
import { createApi } from '@yawmi/api-client'
import { OTP_SLOT } from '@yawmi/contract'
import { bus } from '@yawmi/events'
import { HostProvider, useRole, verdictOf, type RemoteHost } from '@yawmi/host'
import { BrowserRouter, MemoryRouter, Route, Routes } from '@yawmi/router'
import { followSignOut, noticeSession } from '@yawmi/session'
import { defineStyles, Spinner, UiProvider, useStyles } from '@yawmi/ui'
import { Contained, sizeContainer } from '@yawmi/ui/container'
import type { DeclaredRoute, RemoteDeclaration } from '../declare'
import { scheduleReports } from '../field-data/schedule-reports'
import { useStandstill } from '../failure/use-standstill'
import type { RemoteModule } from '../remote/remote-module'
import { cached, isLoading } from '../remote/module-cache'
import { StandaloneBoundary } from './standalone-boundary'
import { ForeignSlot } from './foreign-slot'
import type { StandaloneSettings } from './settings'

const styles = defineStyles({
  page: { maxWidth: 'content', marginInline: 'auto', paddingInline: 'gutter', paddingBlock: '6' },
})

/** Loaded after the screen, for they are seldom needed: the dialogs over the bus, and the gate of a screen. */
const parts = {
  dialogs: cached(() => import('../alerts/page-dialogs')),
  gate: cached(() => import('./standalone-gate')),
}

/** Makes the next use load again all code that could not be loaded. */
export function forgetFailures(remote: RemoteModule): void {
  remote.forgetFailures()
  Object.values(parts).forEach((part) => part.forgetFailure())
}

interface StandaloneRootProps {
  declaration: RemoteDeclaration
  remote: RemoteModule
  settings: StandaloneSettings
}

/** A standalone remote: its own providers, router and slots. */
export function StandaloneRoot({ declaration, remote, settings }: StandaloneRootProps) {
  const { brand, locale, apiBase, mediaBase, onEvent, nonce } = settings
  const api = useMemo(() => createApi({ base: apiBase }), [apiBase])
  // Each update brings other settings: effects of screens run again for what has changed of them alone.
  const host = useMemo<RemoteHost>(
    () => ({
      mode: 'alone',
      ...{ brand, locale, apiBase, mediaBase, api, bus, onEvent, nonce },
      routes: Object.fromEntries(declaration.routes.map((route) => [route.name, route.path])),
    }),
    [declaration, brand, locale, apiBase, mediaBase, api, onEvent, nonce],
  )
  const container = useMemo(() => sizeContainer(settings.domElement), [settings.domElement])
  useEffect(() => forwardEvents(onEvent), [onEvent])
  return (
    <StandaloneBoundary name={declaration.name} settings={settings} onRetry={() => forgetFailures(remote)}>
      <UiProvider
        brand={brand}
        nonce={nonce}
        container={settings.root}
        scope={settings.root instanceof ShadowRoot ? 'shadow' : 'document'}
        sizeContainer={container}
        mediaBase={mediaBase}
      >
        <HostProvider value={host}>
          <StandaloneRouter settings={settings} first={declaration.routes[0]?.path ?? '/'}>
            {settings.slot === undefined ? (
              <WholeRemote declaration={declaration} remote={remote} settings={settings} />
            ) : (
              <Suspense fallback={<Waiting />}>
                <remote.Slot name={settings.slot} />
                <Ready name={declaration.name} settings={settings} />
              </Suspense>
            )}
          </StandaloneRouter>
        </HostProvider>
      </UiProvider>
    </StandaloneBoundary>
  )
}

/**
 * Its screens, its slots, the dialogs that it raises, and the one that another remote fills: whoever asks for codes mounts that
 * one, so that a page with both has it once.
 */
function WholeRemote({ declaration, remote, settings }: StandaloneRootProps) {
  const [first] = declaration.routes
  return (
    <>
      <Contained>
        <Suspense
          fallback={
            <Waiting>
              <Spinner />
            </Waiting>
          }
        >
          <Routes>
            {declaration.routes.map((route) => (
              <Route
                key={route.name}
                path={route.path}
                caseSensitive
                element={<StandaloneScreen remote={remote} route={route} />}
              />
            ))}
            {first && <Route path="*" caseSensitive element={<StandaloneScreen remote={remote} route={first} />} />}
          </Routes>
          <Ready name={declaration.name} settings={settings} />
        </Suspense>
      </Contained>
      {declaration.slots
        .filter((slot) => slot !== OTP_SLOT)
        .map((slot) => (
          <Suspense key={slot} fallback={null}>
            <remote.Slot name={slot} />
          </Suspense>
        ))}
      <Suspense fallback={null}>
        <Dialogs />
      </Suspense>
      {!declaration.slots.includes(OTP_SLOT) && <ForeignSlot settings={settings} />}
    </>
  )
}

/** The fallback while code loads. It fails when nothing is loading any more. */
function Waiting({ children }: { children?: ReactNode }) {
  useStandstill(isLoading)
  return children
}

/** Inside the Suspense of the screen: its effect runs once the screen is rendered. */
function Ready({ name, settings }: { name: string; settings: StandaloneSettings }) {
  const { onEvent } = settings
  useEffect(() => {
    onEvent({ type: 'ready' })
  }, [onEvent])
  useEffect(() => scheduleReports({ name, ...settings }), [name, settings])
  return null
}

function StandaloneGate(props: { title: string; access: DeclaredRoute['access'] }) {
  const { default: Gate } = use(parts.gate.load())
  return <Gate {...props} />
}

function Dialogs() {
  const { DialogHost } = use(parts.dialogs.load())
  return <DialogHost />
}

/**
 * A screen behind its access rule, as in the shell. Screens of the home and web-view layouts rely on that layout's
 * margins, which are added here.
 */
function StandaloneScreen({ remote, route }: { remote: RemoteModule; route: DeclaredRoute }) {
  const classes = useStyles(styles)
  const isOpen = verdictOf(route.access, useRole()) === 'open'
  const screen = isOpen ? (
    <remote.Screen name={route.screen} />
  ) : (
    <StandaloneGate title={route.title} access={route.access} />
  )
  if (route.layout !== 'home' && route.layout !== 'web-view') return screen
  return <div className={classes.page}>{screen}</div>
}

/** With a base path the remote owns that part of the address bar; without one it must not touch the host's address. */
function StandaloneRouter({
  settings,
  first,
  children,
}: {
  settings: StandaloneSettings
  first: string
  children: ReactNode
}) {
  if (settings.basePath !== undefined) return <BrowserRouter basename={settings.basePath}>{children}</BrowserRouter>
  const path = settings.initialPath ?? first
  // An update with another path goes there.
  return (
    <MemoryRouter key={path} initialEntries={[path]}>
      {children}
    </MemoryRouter>
  )
}

function forwardEvents(onEvent: StandaloneSettings['onEvent']): () => void {
  let isLive = false
  const leave = [
    bus.on('auth/signed-in', ({ subscriber }) => {
      // The replay of an earlier one changes nothing, and would end what screens have begun to load.
      if (isLive) noticeSession()
      onEvent({ type: 'signed-in', subscriberId: subscriber.id })
    }),
    bus.on('auth/otp-confirmed', ({ purpose }) => {
      // Cancelling or renewing may change all that is shown. Our own site loads its page anew; a host's is not ours to load.
      if (purpose !== 'subscribe') void refetchAll()
    }),
    followSignOut(bus, {
      onSignedOut: () => onEvent({ type: 'signed-out' }),
      onRefused: (status) => onEvent({ type: 'refused', status }),
    }),
  ]
  isLive = true
  return () => leave.forEach((stop) => stop())
}

/** Asks anew for what is shown, what failed among it, and has the rest asked for when it is shown next. */
async function refetchAll(): Promise<void> {
  const { queryClient } = await import('../query/client')
  await queryClient.invalidateQueries()
}

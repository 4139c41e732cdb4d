import type { ReactNode } from 'react'
import { act, render, type RenderResult } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createApi } from '@yawmi/api-client'
import { defaultBrand, type Brand } from '@yawmi/brand'
import { createBus, type Bus, type BusMessage } from '@yawmi/events'
import {
  HostProvider,
  MemoryRouter,
  Route,
  Routes,
  useLocation,
  type HostEvent,
  type RemoteHost,
} from '@yawmi/remote-kit'
import type { RemoteDeclaration } from '@yawmi/remote-kit/declare'
import { DialogHost } from '@yawmi/remote-kit/dialogs'
import { enterFree, signIn, type Role } from '@yawmi/session'
import { UiProvider } from '@yawmi/ui'
import { aSubscriber } from './factories'

export interface RenderOptions {
  role?: Role
  /** The address to open, and the pattern of its route, which gives the screen its params. */
  at?: string
  path?: string
  /** What differs from the default brand. */
  brand?: Partial<Brand>
  /** The brand's own legal texts and questions, as the page would carry them. */
  texts?: RemoteHost['texts']
  /** The declaration of the remote under test, whose routes can then be reached by name. */
  declaration?: RemoteDeclaration
  /** Renders the host of dialogs and alerts beside the screen, as the shell does. */
  dialogs?: boolean
}

export interface Rendered extends RenderResult {
  user: UserEvent
  /** The bus of the page. What a test emits on it is rendered before the call returns. */
  bus: Bus
  /** Everything that was emitted on the bus, in order. */
  emitted: BusMessage[]
  /** The events that the remote reported to its host, in order. */
  hostEvents: HostEvent[]
  /** The address that the router is at now. */
  address: () => string
}

let stylesAreHeld = false

/**
 * Styles leave the page with its last provider, which in tests is after each of them. One more provider, outside of the
 * document, keeps them for the next test of the file: making them again is a tenth of what the test of a screen takes.
 */
function holdStyles(brand: Brand): void {
  if (stylesAreHeld) return
  stylesAreHeld = true
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<UiProvider brand={brand}>{null}</UiProvider>))
}

/** Renders a screen or feature as the shell would: brand, styles, router, bus of its own, and the real API client. */
export function renderWithHost(element: ReactNode, options: RenderOptions = {}): Rendered {
  const { role = 'anonymous', at = '/', path = '*', declaration } = options
  const brand = { ...defaultBrand, ...options.brand }
  if (role === 'free') enterFree()
  if (role === 'subscriber') signIn({ token: 'a-token', user: aSubscriber() })

  holdStyles(brand)
  const bus = createBus(() => undefined)
  const emitted: BusMessage[] = []
  const hostEvents: HostEvent[] = []
  bus.all().subscribe((message) => emitted.push(message))
  const host: RemoteHost = {
    mode: 'shell',
    brand,
    locale: 'ar-LY',
    apiBase: '',
    mediaBase: 'http://media.test',
    api: createApi({ base: '' }, bus),
    bus,
    routes: Object.fromEntries((declaration?.routes ?? []).map((route) => [route.name, route.path])),
    onEvent: (event) => hostEvents.push(event),
    texts: options.texts,
  }
  let address = at
  const AddressProbe = () => {
    const { pathname, search, hash } = useLocation()
    address = `${pathname}${search}${hash}`
    return null
  }
  const view = render(
    <UiProvider brand={brand} mediaBase={host.mediaBase}>
      <HostProvider value={host}>
        <MemoryRouter initialEntries={[at]}>
          <AddressProbe />
          {options.dialogs && <DialogHost />}
          <Routes>
            <Route path={path} element={element} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </HostProvider>
    </UiProvider>,
  )
  const actingBus: Bus = {
    ...bus,
    // Returns nothing: a test that wraps this in an act of its own would take a promise for an asynchronous act.
    emit(name, payload) {
      act(() => bus.emit(name, payload))
    },
    ask(...question) {
      let answered: ReturnType<Bus['ask']> | undefined
      act(() => {
        answered = bus.ask(...question)
      })
      return answered as never
    },
  }
  return {
    ...view,
    user: userEvent.setup(),
    bus: actingBus,
    emitted,
    hostEvents,
    address: () => address,
  }
}

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
  /** Address to open, and the pattern under which the screen stands, for its params. */
  at?: string
  path?: string
  /** What differs from the default brand. */
  brand?: Partial<Brand>
  /** Texts of the brand's own that came with the page. */
  texts?: RemoteHost['texts']
  /** Declaration of the remote under test: its routes can be reached by name. */
  declaration?: RemoteDeclaration
  /** Shows what is asked and told over the bus as well, as the shell does beside every screen. */
  dialogs?: boolean
}

export interface Rendered extends RenderResult {
  user: UserEvent
  /** The bus of the page; what a test emits is rendered before it goes on. */
  bus: Bus
  /** Everything said on the bus, in order. */
  said: BusMessage[]
  /** What the remote told its host. */
  told: HostEvent[]
  /** The address that the screen has navigated to. */
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
  const messages: BusMessage[] = []
  const hostEvents: HostEvent[] = []
  bus.all().subscribe((message) => messages.push(message))
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
  const Witness = () => {
    const { pathname, search, hash } = useLocation()
    address = `${pathname}${search}${hash}`
    return null
  }
  const result = render(
    <UiProvider brand={brand} mediaBase={host.mediaBase}>
      <HostProvider value={host}>
        <MemoryRouter initialEntries={[at]}>
          <Witness />
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
    // Nothing comes back: a test that wraps this in an act of its own would take it for asynchronous.
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
    ...result,
    user: userEvent.setup(),
    bus: actingBus,
    said: messages,
    told: hostEvents,
    address: () => address,
  }
}

import type { Access } from '@yawmi/contract'
import type { RemoteModule } from '@yawmi/remote-kit'
import type { RemoteDeclaration } from '@yawmi/remote-kit/declare'
import { fireEvent, renderWithHost, screen, useNetwork, waitFor } from '@yawmi/testing'
import { createRegistry } from '../remotes/registry'
import { RegistryProvider } from '../remotes/registry-context'
import { useScreenPrefetch } from './use-screen-prefetch'

useNetwork()

const route = (name: string, access: Access) =>
  ({ name, path: `/${name}`, screen: name, layout: 'home', access, title: '' }) as const
const declaration: RemoteDeclaration = {
  name: 'content',
  routes: [route('home', 'visitor'), route('quotes', 'visitor'), route('jokes', 'subscriber')],
  slots: [],
}

const page = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
const observed: { callback: IntersectionObserverCallback; targets: Element[] }[] = []
beforeEach(() => {
  observed.length = 0
  Object.assign(globalThis, {
    IntersectionObserver: class {
      targets: Element[] = []
      constructor(callback: IntersectionObserverCallback) {
        observed.push({ callback, targets: this.targets })
      }
      observe(target: Element) {
        this.targets.push(target)
      }
      disconnect() {}
    },
  })
})
afterEach(() => {
  jest.useRealTimers()
  delete page.connection
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})

const LINKS = ['/home', '/quotes', '/jokes', '/elsewhere', 'https://other.test/quotes']

function Links() {
  useScreenPrefetch()
  return LINKS.map((href) => (
    <a key={href} href={href}>
      <span>{href}</span>
    </a>
  ))
}

/** The home page with links, for a free visitor; what of its remote's screens was loaded. */
function open({
  preload = async () => {},
  isLoaded = false,
}: { preload?: () => Promise<void>; isLoaded?: boolean } = {}) {
  const loaded: string[] = []
  const forgetFailures = jest.fn()
  const module: RemoteModule = {
    preload: (name) => {
      loaded.push(name)
      return preload()
    },
    Screen: () => null,
    Slot: () => null,
    forgetFailures,
  }
  const release = { version: '1', manifest: '/m.json', declaration: { ...declaration, requires: {} } }
  const registry = createRegistry(async () => ({ module, version: '1' }), {
    releases: { remotes: { content: [release as never] } },
  })
  if (isLoaded) void registry.module('content')
  renderWithHost(
    <RegistryProvider value={registry}>
      <Links />
    </RegistryProvider>,
    { role: 'free', at: '/home', declaration },
  )
  return { loaded, forgetFailures }
}
const pointAt = (href: string) => fireEvent.pointerOver(screen.getByText(href))

describe('the code of a screen', () => {
  it('is loaded when its link is pointed at, or focused', async () => {
    const { loaded } = open()
    pointAt('/quotes')
    await waitFor(() => expect(loaded).toEqual(['quotes']))
    fireEvent.focusIn(screen.getByRole('link', { name: '/quotes' }))
    await waitFor(() => expect(loaded).toEqual(['quotes', 'quotes']))
  })

  it('is not loaded for the page itself, what is locked, and what is not ours', async () => {
    const { loaded } = open()
    for (const href of LINKS.filter((href) => href !== '/quotes')) pointAt(href)
    pointAt('/quotes')
    await waitFor(() => expect(loaded).toEqual(['quotes']))
  })

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is not loaded ahead with %o',
    async (connection) => {
      jest.useFakeTimers()
      page.connection = connection
      const { loaded } = open({ isLoaded: true })
      pointAt('/quotes')
      await jest.advanceTimersByTimeAsync(10_000)
      expect(loaded).toEqual([])
      expect(observed).toEqual([])
    },
  )

  it('is loaded while the page is idle where its link is in the viewport, and its remote is there', async () => {
    jest.useFakeTimers()
    for (const isLoaded of [true, false]) {
      const { loaded } = open({ isLoaded })
      await jest.advanceTimersByTimeAsync(2_000)
      const { callback, targets } = observed.pop()!
      const inView = targets.map((target) => ({ target, isIntersecting: target.textContent !== '/home' }))
      callback(inView as never, undefined as never)
      await jest.advanceTimersByTimeAsync(1_000)
      expect(loaded).toEqual(isLoaded ? ['quotes'] : [])
      document.body.replaceChildren()
    }
  })

  it('is loaded when scrolling has brought its link into the viewport, once', async () => {
    jest.useFakeTimers()
    const { loaded } = open({ isLoaded: true })
    const scroll = async (isIntersecting: boolean) => {
      fireEvent.scroll(window)
      await jest.advanceTimersByTimeAsync(400)
      const { callback, targets } = observed.pop()!
      callback(targets.map((target) => ({ target, isIntersecting })) as never, undefined as never)
      await jest.advanceTimersByTimeAsync(1_000)
    }
    await scroll(false)
    expect(loaded).toEqual([])
    await scroll(true)
    await scroll(true)
    expect(loaded).toEqual(['quotes'])
  })

  it('is tried anew when it is opened, where it could not be loaded ahead', async () => {
    const { forgetFailures } = open({ preload: () => Promise.reject(new Error('offline')) })
    pointAt('/quotes')
    await waitFor(() => expect(forgetFailures).toHaveBeenCalledTimes(1))
  })
})

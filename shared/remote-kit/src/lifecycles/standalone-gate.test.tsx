import { screen, waitFor, within } from '@testing-library/react'
import { defaultBrand, type Brand } from '@yawmi/brand'
import { bus } from '@yawmi/events'
import { currentRole, forgetSession, signIn } from '@yawmi/session'
import { declareRemote } from '../declare'
import { createRemote } from '../create-remote'

const user = { id: '1', name: 'سالم', subscription_status: 'active' } as const
const remoteFor = (access: 'visitor' | 'subscriber') =>
  createRemote(
    declareRemote({
      name: 'content',
      routes: [{ name: 'home', path: '/', screen: 'only', layout: 'home', access, title: 'الرئيسية' }],
      slots: [],
    }),
    { screens: { only: async () => ({ default: () => <p>ورقة اليوم</p> }) }, slots: {} },
  )

// The page is somebody else's: what single-spa renders is nobody's to wrap.
const testing = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
beforeAll(() => (testing.IS_REACT_ACT_ENVIRONMENT = false))
afterAll(() => (testing.IS_REACT_ACT_ENVIRONMENT = true))
// Compiling them takes seconds on a machine that is new and busy, and is none of what is tested here.
beforeAll(() => Promise.all([import('./create-lifecycles'), import('./standalone-gate')]), 60_000)

let unmount = () => Promise.resolve<unknown>(undefined)
afterEach(async () => {
  await unmount()
  forgetSession()
})

async function mountStandalone(access: 'visitor' | 'subscriber', brand: Brand = defaultBrand) {
  const { lifecycles } = remoteFor(access)
  const domElement = document.createElement('div')
  document.body.append(domElement)
  const onEvent = jest.fn()
  const props = { domElement, apiBase: '', mediaBase: 'http://media.test', brand, onEvent }
  await lifecycles.bootstrap(props)
  await lifecycles.mount(props)
  unmount = () => lifecycles.unmount(props)
  return { domElement, onEvent }
}

describe('a screen that is not for this visitor, alone in a page', () => {
  it('gives way to the two ways in, and opens after the free one', async () => {
    const { domElement, onEvent } = await mountStandalone('visitor')
    const place = within(domElement)
    ;(await place.findByRole('button', { name: 'اشترك' })).click()
    expect(onEvent).toHaveBeenCalledWith({ type: 'navigate', name: 'LandingPage', params: {} })
    expect(place.getByRole('heading', { level: 1, name: 'الرئيسية' })).toBeInTheDocument()
    expect(screen.queryByText('ورقة اليوم')).toBeNull()
    place.getByRole('button', { name: 'جرّب المحتوى المجاني' }).click()
    expect(await place.findByText('ورقة اليوم')).toBeInTheDocument()
  })

  it.each([
    ['is for subscribers', 'subscriber', defaultBrand],
    [
      'belongs to a brand with nothing free',
      'visitor',
      { ...defaultBrand, features: { ...defaultBrand.features, freeEntry: false } },
    ],
  ] as const)('offers nothing free where it %s', async (_, access, brand) => {
    const { domElement } = await mountStandalone(access, brand)
    const place = within(domElement)
    expect(await place.findByText('هذا المحتوى للمشتركين فقط')).toBeInTheDocument()
    expect(place.queryByRole('button', { name: 'جرّب المحتوى المجاني' })).toBeNull()
  })

  it('opens for a subscriber, until the server knows the session no longer', async () => {
    signIn({ token: 'a-token', user })
    const { domElement, onEvent } = await mountStandalone('subscriber')
    const place = within(domElement)
    await place.findByText('ورقة اليوم')
    bus.emit('session/refused', { status: 403 })
    expect(currentRole()).toBe('subscriber')
    bus.emit('session/refused', { status: 401 })
    await waitFor(() => expect(place.queryByText('ورقة اليوم')).toBeNull())
    expect(currentRole()).toBe('anonymous')
    expect(onEvent).toHaveBeenCalledWith({ type: 'refused', status: 401 })
  })
})

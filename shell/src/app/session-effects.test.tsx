import type { RemoteDeclaration } from '@yawmi/remote-kit/declare'
import { forgetSession, signIn } from '@yawmi/session'
import { aSubscriber, act, renderWithHost, screen, useNetwork, waitFor } from '@yawmi/testing'
import { SessionEffects } from './session-effects'

useNetwork()

const route = (name: string, path: `/${string}`) =>
  ({ name, path, screen: 's', layout: 'public', access: 'public', title: '' }) as const
const places: RemoteDeclaration = {
  name: 'landing',
  routes: [route('LandingPage', '/'), route('home', '/home')],
  slots: [],
}
const open = (role: 'anonymous' | 'free' | 'subscriber') =>
  renderWithHost(<SessionEffects />, { role, at: '/my-account', path: '/my-account', declaration: places })

describe('what the server refuses', () => {
  it('redirects to the landing page after 401, clears the session and says why', async () => {
    localStorage.setItem('yawmi:draft:image:1', '…')
    const { bus, address } = open('subscriber')
    bus.emit('session/refused', { status: 401 })
    await waitFor(() => expect(address()).toBe('/'))
    // Designs in progress wait for their owner.
    expect({ ...localStorage }).toEqual({ 'yawmi:draft:image:1': '…' })
    expect(screen.getByText(/انتهت جلستك على هذا الجهاز/)).toBeInTheDocument()
  })

  it('says nothing of a session to an anonymous visitor', async () => {
    const { bus, address } = open('anonymous')
    bus.emit('session/refused', { status: 401 })
    await waitFor(() => expect(address()).toBe('/'))
    expect(screen.queryByText(/انتهت جلستك/)).not.toBeInTheDocument()
  })

  it('redirects to the home page after 403, still signed in', async () => {
    const { bus, address } = open('subscriber')
    bus.emit('session/refused', { status: 403 })
    await waitFor(() => expect(address()).toBe('/home'))
    expect(localStorage.getItem('token')).toBe('a-token')
  })
})

describe('the visitor’s role, as style sheets read it', () => {
  it('is on the root element, and is kept up to date', async () => {
    open('subscriber')
    expect(document.documentElement).toHaveAttribute('data-visitor', 'subscriber')
    act(() => forgetSession())
    expect(document.documentElement).toHaveAttribute('data-visitor', 'nobody')
  })
})

describe('signing out', () => {
  it('clears the device and redirects to the landing page', async () => {
    localStorage.setItem('yawmi:draft', '…')
    const { bus, address } = open('subscriber')
    bus.emit('auth/signed-out', { reason: 'logout' })
    await waitFor(() => expect(address()).toBe('/'))
    expect({ ...localStorage }).toEqual({})
  })

  it('in another tab does the same here', async () => {
    const { bus, address } = open('subscriber')
    bus.emit('auth/signed-out', { reason: 'other-tab' })
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    await waitFor(() => expect(address()).toBe('/'))
  })
})

it('redirects to the home page after signing in', async () => {
  const { bus, address } = open('anonymous')
  act(() => signIn({ token: 'fresh', user: aSubscriber() }))
  bus.emit('auth/signed-in', { subscriber: aSubscriber() })
  await waitFor(() => expect(address()).toBe('/home'))
})

import type { RemoteDeclaration } from '@yawmi/remote-kit/declare'
import { renderWithHost, screen, useNetwork, waitFor } from '@yawmi/testing'
import { AccessGuard } from './access-guard'
import { takeDeepLink } from '../lib/deep-link'

useNetwork()

const route = (name: string, path: `/${string}`) =>
  ({ name, path, screen: 's', layout: 'home', access: 'public', title: '' }) as const
const places: RemoteDeclaration = {
  name: 'content',
  routes: [route('LandingPage', '/'), route('home', '/home')],
  slots: [],
}
const at = '/jokes-list?from=sms'

describe('route guard', () => {
  it('shows a subscribers’ screen to a subscriber', () => {
    renderWithHost(<AccessGuard access="subscriber">نكت</AccessGuard>, { role: 'subscriber', at, declaration: places })
    expect(screen.getByText('نكت')).toBeInTheDocument()
  })

  it('redirects an anonymous visitor to the landing page and saves the address for after signing in', async () => {
    const { address } = renderWithHost(<AccessGuard access="visitor">نكت</AccessGuard>, {
      at,
      path: '/jokes-list',
      declaration: places,
    })
    await waitFor(() => expect(address()).toBe('/'))
    expect(screen.queryByText('نكت')).not.toBeInTheDocument()
    expect(takeDeepLink()).toBe('/jokes-list?from=sms')
    expect(takeDeepLink()).toBeUndefined()
  })

  it('redirects a free visitor to the home page and shows the lock dialog', async () => {
    const options = { role: 'free', at, path: '/jokes-list', declaration: places } as const
    const { address, emitted } = renderWithHost(<AccessGuard access="subscriber">نكت</AccessGuard>, options)
    await waitFor(() => expect(address()).toBe('/home'))
    expect(emitted.filter(({ name }) => name === 'alert/subscribers-only')).toHaveLength(1)
  })

  it('never redirects to another site', () => {
    sessionStorage.setItem('yawmi:deep-link', '//evil.example/home')
    expect(takeDeepLink()).toBeUndefined()
  })
})

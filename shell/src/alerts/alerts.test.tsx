import { answer, renderWithHost, screen, useNetwork, waitFor } from '@yawmi/testing'
import { Alerts } from './alerts'

useNetwork()

describe('alerts', () => {
  it('shows a free visitor the lock, whose button leads to the landing page', async () => {
    const { bus, user, address } = renderWithHost(<Alerts />, { declaration: places, at: '/home' })
    bus.emit('alert/subscribers-only', {})
    await user.click(await screen.findByRole('button', { name: 'اشترك' }))
    await waitFor(() => expect(address()).toBe('/#hero'))
  })

  it('shows one alert at a time, in order, and the same alert once', async () => {
    const { bus, user } = renderWithHost(<Alerts />)
    bus.emit('alert/payment-required', {})
    bus.emit('alert/payment-required', {})
    bus.emit('alert/success', { title: 'تم' })
    await screen.findByRole('alertdialog', { name: 'عزيزي المشترك، ليس لديك رصيد' })
    expect(screen.queryByText('تم')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'حسنًا' }))
    await screen.findByRole('dialog', { name: 'تم' })
    await user.click(screen.getByRole('button', { name: 'حسنًا' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('starts a renewal and hands over to the code dialog', async () => {
    answer('activate', { message: 'أرسلنا', data: { msisdn: '+218912345678', retryAfter: 30 } })
    const { bus, user, said } = renderWithHost(<Alerts />, { role: 'subscriber' })
    bus.emit('alert/renewal-required', {})
    await user.click(await screen.findByRole('button', { name: 'تجديد' }))
    await waitFor(() =>
      expect(said).toContainEqual({
        name: 'auth/otp-wanted',
        payload: { purpose: 'activate', msisdn: '+218912345678', retryAfter: 30 },
      }),
    )
  })

  it("shows the server's own words for a server error", async () => {
    const { bus } = renderWithHost(<Alerts />)
    bus.emit('alert/server-error', { message: 'الخدمة متوقفة للصيانة' })
    expect(await screen.findByText('الخدمة متوقفة للصيانة')).toBeInTheDocument()
  })
})

const places = {
  name: 'landing' as const,
  routes: [
    { name: 'LandingPage', path: '/', screen: 'landing', layout: 'public', access: 'public', title: '' },
  ] as const,
  slots: [],
}

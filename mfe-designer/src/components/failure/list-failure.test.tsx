import type { ComponentType } from 'react'
import { refuse, renderWithHost, screen, useNetwork } from '@yawmi/testing'
import { declaration } from '../../remote'
import DesignImagesListScreen from '../../screens/design-images-list-screen'
import SavedItemsScreen from '../../screens/saved-items-screen'

useNetwork()

const SCREENS = [
  ['the saved items', SavedItemsScreen, ['designs']],
  ['the pictures of designs', DesignImagesListScreen, ['tags']],
] as const

describe.each(SCREENS)('in place of %s', (_, Screen: ComponentType, calls) => {
  const open = (id: 'payment_required' | 'subscription_expired') => {
    for (const call of calls) refuse(call, id)
    return renderWithHost(<Screen />, { role: 'subscriber', declaration, dialogs: true })
  }

  it('stands that there is no credit, and another try', async () => {
    open('payment_required')
    expect(await screen.findByText(/ليس لديك رصيد. يرجى شحن الرصيد/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'حاول مرة أخرى' })).toBeVisible()
  })

  it('stands that the subscription has ended, and the way to renew it', async () => {
    const { user, emitted } = open('subscription_expired')
    expect(await screen.findByText(/^انتهى اشتراكك في الباقة الحالية/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'تجديد' }))
    expect(emitted.map(({ name }) => name)).toContain('alert/renewal-required')
  })
})

import { answer, aPage, aQuote, act, screen, useNetwork } from '@yawmi/testing'
import { openScreen } from '../../testing/open-screen'
import { reachTheEnd, useLayout } from '../../testing/layout'
import { QuotesCarousel } from './quotes-carousel'

useNetwork()
useLayout()

it('requests its quotes when it is near the viewport, and at once on return', async () => {
  const calls = answer('categoryContent', aPage([aQuote({ name: 'من جدّ وجد' })]))
  const open = () => openScreen(<QuotesCarousel />, '/home')
  const { unmount } = open()
  expect(screen.getByRole('heading', { name: 'أفضل الاقتباسات' })).toBeVisible()
  expect(calls).toHaveLength(0)
  // Every observer is notified that its element is in the viewport.
  act(reachTheEnd)
  expect(await screen.findByText(/من جدّ وجد/)).toBeVisible()
  unmount()

  open()
  expect(await screen.findByText(/من جدّ وجد/)).toBeVisible()
})

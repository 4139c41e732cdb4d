import { CATEGORY_IDS } from '@yawmi/contract'
import {
  act,
  aCategory,
  aMessage,
  answer,
  aPage,
  disconnect,
  gate,
  refuse,
  screen,
  useNetwork,
  waitFor,
  within,
} from '@yawmi/testing'
import { RouteLink } from '@yawmi/remote-kit'
import { testFailures } from '../testing/failures'
import { openScreen } from '../testing/open-screen'
import { useLayout } from '../testing/layout'
import MessagesCategoriesScreen from './messages-categories-screen'
import MessagesListScreen from './messages-list-screen'

useNetwork()
useLayout()

const greetings = aCategory({ name: 'تحيات', description: 'تحية لكل وقت', color: '#2B6CB0' })

describe('message categories', () => {
  const open = (role: 'free' | 'subscriber' = 'subscriber') =>
    openScreen(<MessagesCategoriesScreen />, '/messages-categories', role)

  it('shows each occasion with its icon, colour and description', async () => {
    const seen = answer('subCategories', { data: [greetings] })
    open()
    const tile = await screen.findByRole('button', { name: /تحيات/ })
    expect(tile).toHaveTextContent('تحية لكل وقت')
    expect(getComputedStyle(tile).getPropertyValue('--tile')).toBe('#2B6CB0')
    expect(within(tile).getByRole('presentation')).toHaveAttribute('src', 'http://media.test/art/sea.webp')
    expect(seen[0]?.params.categoryId).toBe(CATEGORY_IDS.messages)
  })

  it('opens an occasion after the check of the subscription', async () => {
    const seen = answer('subCategories', { data: [greetings] })
    const { user, address } = open()
    await user.click(await screen.findByRole('button', { name: /تحيات/ }))
    await waitFor(() => expect(address()).toBe(`/messages-list/${greetings.uuid}`))
    expect(seen).toHaveLength(2)
  })

  it('leaves whoever has gone elsewhere during the check where they are', async () => {
    answer('subCategories', { data: [greetings] })
    const { user, address } = openScreen(
      <>
        <RouteLink to={{ name: 'home' }}>الرئيسية</RouteLink>
        <MessagesCategoriesScreen />
      </>,
      '/messages-categories',
    )
    const tile = await screen.findByRole('button', { name: /تحيات/ })
    const { opened, open: release } = gate()
    const seen = answer('subCategories', { data: [greetings] }, { after: opened })
    await user.click(tile)
    await waitFor(() => expect(seen).toHaveLength(1))
    await user.click(screen.getByRole('link', { name: 'الرئيسية' }))
    release()
    // jsdom hands an answer on within some turns of its loop.
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(address()).toBe('/home')
  })

  it.each([
    ['payment_required', 'alert/payment-required'],
    ['subscription_expired', 'alert/renewal-required'],
  ] as const)('raises the pay alert and stays when the check answers %s', async (error, alert) => {
    answer('subCategories', { data: [greetings] })
    const { user, address, emitted } = open()
    const tile = await screen.findByRole('button', { name: /تحيات/ })
    refuse('subCategories', error)
    await user.click(tile)
    await waitFor(() => expect(emitted).toContainEqual({ name: alert, payload: {} }))
    expect(address()).toBe('/messages-categories')
  })

  it('lets a subscriber pass when the check itself fails', async () => {
    answer('subCategories', { data: [greetings] })
    const { user, address } = open()
    const tile = await screen.findByRole('button', { name: /تحيات/ })
    disconnect('subCategories')
    await user.click(tile)
    await waitFor(() => expect(address()).toBe(`/messages-list/${greetings.uuid}`))
  })

  it('raises the lock dialog for a free visitor', async () => {
    answer('subCategories', { data: [greetings] })
    const { user, address, emitted } = open('free')
    await user.click(await screen.findByRole('button', { name: /تحيات/ }))
    expect(emitted).toContainEqual({ name: 'alert/subscribers-only', payload: {} })
    expect(address()).toBe('/messages-categories')
  })
})

describe('messages list', () => {
  const message = aMessage({ name: 'صباح النور' })
  const open = () => openScreen(<MessagesListScreen />, `/messages-list/${greetings.uuid}`)

  it('shows the occasion with its description, and copies a message that is tapped', async () => {
    answer('subCategories', { data: [greetings] })
    const lists = answer('subCategoryContent', {
      ...aPage([message]),
      sub_category: { name: 'تحيات', description: 'تحية لكل وقت' },
    })
    const views = answer('viewContent', { message: 'تم' })
    const { user } = open()
    const bubble = await screen.findByRole('button', { name: 'صباح النور' })
    expect(screen.getByRole('heading', { level: 1, name: 'تحيات' })).toBeVisible()
    expect(screen.getByText('تحية لكل وقت')).toBeVisible()
    await user.hover(bubble)
    expect(screen.getByRole('tooltip')).toHaveTextContent('نسخ الرسالة')
    await user.click(bubble)
    expect(await navigator.clipboard.readText()).toBe('صباح النور')
    await user.click(bubble)
    await waitFor(() => expect(views.map(({ params }) => params.id)).toEqual([message.uuid]))
    expect(lists[0]?.params.id).toBe(greetings.uuid)
  })

  it('has placeholders until its messages have loaded', () => {
    answer('subCategories', { data: [greetings] })
    answer('subCategoryContent', {}, { after: 'never' })
    open()
    expect(screen.getByText('جارٍ التحميل…')).toBeInTheDocument()
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
  })

  it('shares a message by WhatsApp where the browser shares nothing itself', async () => {
    answer('subCategories', { data: [] })
    answer('subCategoryContent', { ...aPage([message]), sub_category: { name: 'تحيات', description: '' } })
    open()
    const link = await screen.findByRole('link', { name: 'مشاركة عبر واتساب' })
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe('صباح النور')
  })

  it('leads home from an occasion that does not exist', async () => {
    answer('subCategories', { data: [] })
    refuse('subCategoryContent', 'not_found')
    const { user, address } = open()
    await user.click(await screen.findByRole('link', { name: 'العودة إلى الرئيسية' }))
    expect(address()).toBe('/home')
  })
})

testFailures({ messagesCategories: MessagesCategoriesScreen, messagesList: MessagesListScreen })

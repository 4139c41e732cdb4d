import { HomeLayout } from './home-layout'
import { answer, queryByAttribute, renderWithHost, screen, useNetwork, waitFor, within } from '@yawmi/testing'

useNetwork()

/** jsdom has no layout: media queries match by this width. */
function onScreenOf(width: number) {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: width >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? Infinity),
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  )
}
const names = (place: HTMLElement) =>
  within(place)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

afterEach(() => jest.restoreAllMocks())

describe('content area', () => {
  it('has a sidebar on wide screens, with account and log out for subscribers', () => {
    onScreenOf(1280)
    renderWithHost(<HomeLayout>…</HomeLayout>, { role: 'subscriber' })
    expect(names(screen.getByRole('navigation', { name: 'القائمة الرئيسية' }))).toEqual([
      'الرئيسية',
      'المحتوى اليومي',
      'التصاميم',
      'حسابي',
      'سياسة الخصوصية',
      'الشروط والأحكام',
      'تسجيل الخروج',
    ])
  })

  it('hides account and log out from a free visitor, who can leave instead', () => {
    onScreenOf(1280)
    renderWithHost(<HomeLayout>…</HomeLayout>, { role: 'free' })
    const sidebar = screen.getByRole('navigation', { name: 'القائمة الرئيسية' })
    expect(within(sidebar).queryByText('حسابي')).not.toBeInTheDocument()
    expect(within(sidebar).queryByText('تسجيل الخروج')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'قائمة الاشتراك' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'خروج' })).toBeInTheDocument()
  })

  it('has a bottom bar on small screens, which opens the lock dialog for a free visitor', async () => {
    onScreenOf(390)
    const { user, emitted } = renderWithHost(<HomeLayout>…</HomeLayout>, { role: 'free' })
    const bar = screen.getByRole('navigation', { name: 'القائمة الرئيسية' })
    expect(names(bar)).toEqual(['حسابي', 'المحتوى اليومي', 'الرئيسية'])
    await user.click(within(bar).getByText('حسابي'))
    expect(emitted).toContainEqual({ name: 'alert/subscribers-only', payload: {} })
  })

  it('navigates from the bottom bar without the lock dialog for a subscriber', async () => {
    onScreenOf(390)
    const { user, emitted } = renderWithHost(<HomeLayout>…</HomeLayout>, { role: 'subscriber' })
    await user.click(
      within(screen.getByRole('navigation', { name: 'القائمة الرئيسية' })).getByRole('button', { name: 'حسابي' }),
    )
    expect(emitted).toEqual([])
  })

  it('opens the subscription menu: number and details, and on small screens what the sidebar would hold', async () => {
    onScreenOf(390)
    localStorage.setItem('msisdn', '0912345678')
    const { user } = renderWithHost(<HomeLayout>…</HomeLayout>, { role: 'subscriber' })
    const button = screen.getByRole('button', { name: 'قائمة الاشتراك' })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    const menu = queryByAttribute('id', document.body, button.getAttribute('aria-controls')!)
    expect(names(menu!)).toEqual([
      'رقم الهاتف: +218912345678',
      'تفاصيل الاشتراك',
      'سياسة الخصوصية',
      'الشروط والأحكام',
      'تسجيل الخروج',
    ])
    await user.keyboard('{Escape}')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button).toHaveFocus()
  })

  it('signs a free visitor out by «خروج», and clears the device', async () => {
    onScreenOf(390)
    const { user } = renderWithHost(<HomeLayout>…</HomeLayout>, { role: 'free' })
    await user.click(screen.getByRole('button', { name: 'خروج' }))
    expect({ ...localStorage }).toEqual({})
  })

  it('asks before logging out, then clears the device and announces it on the bus', async () => {
    onScreenOf(1280)
    const seen = answer('logout', { message: 'إلى اللقاء' })
    const { user, emitted } = renderWithHost(<HomeLayout>…</HomeLayout>, { role: 'subscriber', dialogs: true })
    await user.click(within(screen.getByRole('navigation', { name: 'القائمة الرئيسية' })).getByText('تسجيل الخروج'))
    expect(seen).toHaveLength(0)
    await user.click(await screen.findByRole('button', { name: 'نعم' }))
    await waitFor(() => expect(emitted).toContainEqual({ name: 'auth/signed-out', payload: { reason: 'logout' } }))
    expect(seen).toHaveLength(1)
    expect(localStorage.getItem('token')).toBeNull()
  })
})

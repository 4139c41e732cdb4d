import { createRegistry } from '../../remotes/registry'
import { RegistryProvider } from '../../remotes/registry-context'
import { HomeLayout } from './home-layout'
import type { MenuItem } from '@yawmi/contract'
import { answer, queryByAttribute, renderWithHost, screen, useNetwork, waitFor, within } from '@yawmi/testing'

useNetwork()

const HOME: MenuItem[] = [
  {
    id: 'home',
    label: 'الرئيسية',
    route: 'home',
    icon: 'home',
    in: { sidebar: { order: 10 }, 'bottom-bar': { order: 30 } },
  },
  { id: 'daily', label: 'المحتوى اليومي', route: 'daily', icon: 'calendar', in: { 'bottom-bar': { order: 20 } } },
]
const ACCOUNT: MenuItem[] = [
  {
    ...{ id: 'myAccount', label: 'حسابي', route: 'my_account', icon: 'account' },
    in: { sidebar: { order: 40, free: 'hidden' }, 'bottom-bar': { order: 10, free: 'locked' } },
  },
  {
    id: 'details',
    label: 'تفاصيل الاشتراك',
    route: 'details',
    icon: 'subscription',
    in: { subscription: { order: 1 } },
  },
]
const TERMS: MenuItem[] = [
  {
    ...{ id: 'terms', label: 'الشروط والأحكام', route: 'terms', icon: 'M4 4 L20 20' },
    in: { sidebar: { order: 60 }, 'subscription-small': { order: 20 } },
  },
]
/** The layout as it is where these remotes are released. */
function open(remotes: Record<string, MenuItem[]>, options: Parameters<typeof renderWithHost>[1]) {
  const all = Object.entries(remotes)
  const routes = all.flatMap(([, menu]) => menu.map(({ route: name }) => ({ name, path: `/${name}` })))
  const list = all.map(([name, menu]) => [
    name,
    [{ version: '1', manifest: '', declaration: { name, routes: [], slots: [], requires: {}, menu } }],
  ])
  const registry = createRegistry(() => Promise.reject(new Error('loads none')), {
    releases: { remotes: Object.fromEntries(list) },
  })
  return renderWithHost(
    <RegistryProvider value={registry}>
      <HomeLayout>…</HomeLayout>
    </RegistryProvider>,
    { ...options, declaration: { name: 'all', routes: routes as never, slots: [] } },
  )
}
const PRODUCT = { content: HOME, account: ACCOUNT, landing: TERMS }

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
    open(PRODUCT, { role: 'subscriber' })
    expect(names(screen.getByRole('navigation', { name: 'القائمة الرئيسية' }))).toEqual([
      'الرئيسية',
      'حسابي',
      'الشروط والأحكام',
      'تسجيل الخروج',
    ])
  })

  it('has an item of a remote that it was not built with, in its place, with its own icon and the brand’s word', () => {
    onScreenOf(1280)
    const games: MenuItem[] = [
      { id: 'games', label: 'ألعاب', route: 'games', icon: 'M2,2H22V22H2Z', in: { sidebar: { order: 35 } } },
    ]
    open({ ...PRODUCT, games }, { role: 'subscriber', brand: { words: { 'games.menu.games': 'العب' } } })
    const sidebar = screen.getByRole('navigation', { name: 'القائمة الرئيسية' })
    expect(names(sidebar)).toEqual(['الرئيسية', 'العب', 'حسابي', 'الشروط والأحكام', 'تسجيل الخروج'])
    expect(queryByAttribute('d', sidebar, 'M2,2H22V22H2Z')).toBeVisible()
  })

  it('takes a word that a brand replaced before remotes declared their menus', () => {
    onScreenOf(1280)
    open(PRODUCT, { role: 'subscriber', brand: { words: { 'shell.myAccount': 'صفحتي' } } })
    expect(screen.getByText('صفحتي')).toBeVisible()
  })

  it('has five items at most in the bottom bar', () => {
    onScreenOf(390)
    const many = Array.from({ length: 7 }, (_, n): MenuItem => ({
      ...{ id: `item${n}`, label: `لعبة ${n}`, route: `r${n}`, icon: 'home' },
      in: { 'bottom-bar': { order: 50 } },
    }))
    open({ ...PRODUCT, games: many }, { role: 'free' })
    const bar = screen.getByRole('navigation', { name: 'القائمة الرئيسية' })
    expect(names(bar)).toEqual(['حسابي', 'المحتوى اليومي', 'الرئيسية', 'لعبة 0', 'لعبة 1'])
  })

  it('hides account and log out from a free visitor, who can leave instead', () => {
    onScreenOf(1280)
    open(PRODUCT, { role: 'free' })
    const sidebar = screen.getByRole('navigation', { name: 'القائمة الرئيسية' })
    expect(within(sidebar).queryByText('حسابي')).not.toBeInTheDocument()
    expect(within(sidebar).queryByText('تسجيل الخروج')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'قائمة الاشتراك' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'خروج' })).toBeInTheDocument()
  })

  it('has a bottom bar on small screens, which opens the lock dialog for a free visitor', async () => {
    onScreenOf(390)
    const { user, emitted } = open(PRODUCT, { role: 'free' })
    const bar = screen.getByRole('navigation', { name: 'القائمة الرئيسية' })
    expect(names(bar)).toEqual(['حسابي', 'المحتوى اليومي', 'الرئيسية'])
    await user.click(within(bar).getByText('حسابي'))
    expect(emitted).toContainEqual({ name: 'alert/subscribers-only', payload: {} })
  })

  it('navigates from the bottom bar without the lock dialog for a subscriber', async () => {
    onScreenOf(390)
    const { user, emitted } = open(PRODUCT, { role: 'subscriber' })
    await user.click(
      within(screen.getByRole('navigation', { name: 'القائمة الرئيسية' })).getByRole('link', { name: 'حسابي' }),
    )
    expect(emitted).toEqual([])
  })

  it('opens the subscription menu: number and details, and on small screens what the sidebar would hold', async () => {
    onScreenOf(390)
    localStorage.setItem('msisdn', '0912345678')
    const { user } = open(PRODUCT, { role: 'subscriber' })
    const button = screen.getByRole('button', { name: 'قائمة الاشتراك' })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    const menu = queryByAttribute('id', document.body, button.getAttribute('aria-controls')!)
    expect(names(menu!)).toEqual(['رقم الهاتف: +218912345678', 'تفاصيل الاشتراك', 'الشروط والأحكام', 'تسجيل الخروج'])
    await user.keyboard('{Escape}')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button).toHaveFocus()
  })

  it('closes the subscription menu behind whoever goes on past its end with the keyboard', async () => {
    onScreenOf(390)
    const { user } = open(PRODUCT, { role: 'subscriber' })
    const button = screen.getByRole('button', { name: 'قائمة الاشتراك' })
    await user.click(button)
    await user.tab()
    expect(screen.getByRole('link', { name: 'تفاصيل الاشتراك' })).toHaveFocus()
    await user.tab()
    await user.tab()
    expect(screen.getByRole('button', { name: 'تسجيل الخروج' })).toHaveFocus()
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await user.tab()
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  it('signs a free visitor out by «خروج», and clears the device', async () => {
    onScreenOf(390)
    const { user } = open(PRODUCT, { role: 'free' })
    await user.click(screen.getByRole('button', { name: 'خروج' }))
    expect({ ...localStorage }).toEqual({})
  })

  it('asks before logging out, then clears the device and announces it on the bus', async () => {
    onScreenOf(1280)
    const seen = answer('logout', { message: 'إلى اللقاء' })
    const { user, emitted } = open(PRODUCT, { role: 'subscriber', dialogs: true })
    await user.click(within(screen.getByRole('navigation', { name: 'القائمة الرئيسية' })).getByText('تسجيل الخروج'))
    expect(seen).toHaveLength(0)
    await user.click(await screen.findByRole('button', { name: 'نعم' }))
    await waitFor(() => expect(emitted).toContainEqual({ name: 'auth/signed-out', payload: { reason: 'logout' } }))
    expect(seen).toHaveLength(1)
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('clears the device also where the session has ended meanwhile, and this layout with it', async () => {
    onScreenOf(1280)
    const seen = answer('logout', { message: 'إلى اللقاء' }, { after: 'never' })
    const { user, unmount } = open(PRODUCT, { role: 'subscriber', dialogs: true })
    localStorage.setItem('yawmi:draft:image:1', '1;somebody;{}')
    await user.click(within(screen.getByRole('navigation', { name: 'القائمة الرئيسية' })).getByText('تسجيل الخروج'))
    await user.click(await screen.findByRole('button', { name: 'نعم' }))
    await waitFor(() => expect(seen).toHaveLength(1))
    unmount()
    await waitFor(() => expect({ ...localStorage }).toEqual({}))
  })
})

import { act, answer, aPage, aPicture, aQuote, screen, useNetwork, waitFor, within } from '@yawmi/testing'
import { openScreen } from '../testing/open-screen'
import { useDialogs } from '../testing/dialogs'
import { useLayout } from '../testing/layout'
import QuotesScreen from './quotes-screen'
import { allFavorites, type Favorite, toggleFavorite } from '../lib/favorites'
import FavoritesScreen from './favorites-screen'
import { HomeFavorites } from '../features/favorites/home-favorites'

useNetwork()
useLayout()
useDialogs()

const joke: Favorite = { kind: 'joke', uuid: 'j', text: 'قال المعلم', more: '' }
const name: Favorite = { kind: 'name', uuid: 'n', text: 'سالم', more: 'السليم' }
const picture: Favorite = {
  kind: 'picture',
  uuid: 'p',
  text: 'غروب',
  more: '',
  file: 'p.jpg',
  picture: { ...aPicture(), thumbhash: 'abc' },
}
const keep = (...items: Favorite[]) => act(() => items.forEach(toggleFavorite))
const heart = (near: HTMLElement) => within(near).getByRole('button', { name: 'إضافة إلى المفضلة' })

describe('the heart', () => {
  it('saves a complete quote, shows that it is saved, and removes it', async () => {
    answer('categoryContent', aPage([aQuote({ uuid: 'q', name: 'من جدّ وجد', description: 'مثل' })]))
    const { user } = openScreen(<QuotesScreen />, '/quotes-list')
    const card = await screen.findByRole('listitem')
    expect(heart(card)).toHaveAttribute('aria-pressed', 'false')
    await user.click(heart(card))
    expect(heart(card)).toHaveAttribute('aria-pressed', 'true')
    expect(allFavorites()).toEqual([{ kind: 'quote', uuid: 'q', text: 'من جدّ وجد', more: 'مثل' }])
    await user.click(heart(card))
    expect(allFavorites()).toEqual([])
  })
})

describe('favourites on the home page', () => {
  it('are absent while nothing is saved', () => {
    const { container } = openScreen(<HomeFavorites />, '/home')
    expect(container).toHaveTextContent('')
  })

  it('show the newest first, can be copied and opened, and lead to all of them', async () => {
    const { user, address } = openScreen(<HomeFavorites />, '/home')
    keep(joke, name, picture)
    const carousel = within(await screen.findByRole('list', { name: 'المفضلة' }))
    expect(carousel.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['', 'سالمالسليم', 'قال المعلم'])
    answer('viewContent', { message: 'تم' })
    await user.click(carousel.getByRole('button', { name: 'سالم السليم' }))
    expect(await navigator.clipboard.readText()).toBe('سالم: السليم')
    await user.click(carousel.getByRole('button', { name: 'عرض غروب' }))
    expect(await screen.findByRole('dialog', { name: 'غروب' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'إغلاق' }))
    await user.click(await screen.findByRole('link', { name: 'كل المفضلة' }))
    expect(address()).toBe('/favorites')
  })
})

describe('the heart on a device that has no room', () => {
  it('says that what it saves is gone with the page, and nothing where it removes something', async () => {
    answer('categoryContent', aPage([aQuote({ uuid: 'q', name: 'من جدّ وجد' })]))
    const { user } = openScreen(<QuotesScreen />, '/quotes-list')
    const card = await screen.findByRole('listitem')
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.click(heart(card))
    expect(await screen.findByText(/^لا مكان على هذا الجهاز للمفضلة/)).toBeInTheDocument()
    expect(heart(card)).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: 'إخفاء الإشعار' }))
    await user.click(heart(card))
    expect(heart(card)).toHaveAttribute('aria-pressed', 'false')
    expect(screen.queryByText(/^لا مكان على هذا الجهاز للمفضلة/)).toBeNull()
    full.mockRestore()
  })
})

describe('the hearts of favourites on the home page', () => {
  it('have the focus go on at the next one when one goes', async () => {
    const { user } = openScreen(<HomeFavorites />, '/home')
    keep(joke, name)
    const carousel = within(await screen.findByRole('list', { name: 'المفضلة' }))
    const hearts = () => carousel.getAllByRole('button', { name: 'إضافة إلى المفضلة' })
    act(() => hearts()[0]!.focus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(hearts()).toHaveLength(1))
    expect(hearts()[0]).toHaveFocus()
  })
})

describe('the last favourite', () => {
  it.each([
    ['the home page', '/home', <HomeFavorites key="home" />],
    ['the screen of favourites', '/favorites', <FavoritesScreen key="favorites" />],
  ])('of %s leaves the focus in the page’s content when it goes', async (_, at, shown) => {
    const { user } = openScreen(<main tabIndex={-1}>{shown}</main>, at)
    keep(joke)
    const last = await screen.findByRole('button', { name: 'إضافة إلى المفضلة' })
    act(() => last.focus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(last).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })
})

describe('the screen of favourites', () => {
  it('explains how to save something while nothing is saved', () => {
    openScreen(<FavoritesScreen />, '/favorites', 'free')
    expect(screen.getByText(/المس القلب/)).toBeVisible()
  })

  it('shows pictures and texts, each removed by its heart', async () => {
    const { user } = openScreen(<FavoritesScreen />, '/favorites')
    keep(joke, picture)
    const texts = await screen.findByRole('list', { name: 'نصوص' })
    await user.click(heart(texts))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'نصوص' })).not.toBeInTheDocument())
    await user.click(heart(screen.getByRole('list', { name: 'صور' })))
    expect(await screen.findByText(/لا شيء في المفضلة بعد/)).toBeVisible()
  })

  it('has the focus go on at the next heart, and at the last one there is', async () => {
    const { user } = openScreen(<FavoritesScreen />, '/favorites')
    keep(joke, name, picture)
    const hearts = () => screen.getAllByRole('button', { name: 'إضافة إلى المفضلة' })
    await waitFor(() => expect(hearts()).toHaveLength(3))
    act(() => hearts()[1]!.focus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(hearts()).toHaveLength(2))
    expect(hearts()[1]).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(hearts()).toHaveLength(1))
    expect(hearts()[0]).toHaveFocus()
  })

  it('goes on showing a picture that is removed in the viewer', async () => {
    const { user } = openScreen(<FavoritesScreen />, '/favorites')
    keep(picture)
    await user.click(await screen.findByRole('button', { name: 'عرض غروب' }))
    const viewer = await screen.findByRole('dialog', { name: 'غروب' })
    await user.click(heart(viewer))
    expect(heart(viewer)).toHaveAttribute('aria-pressed', 'false')
    expect(within(viewer).getByRole('img', { name: 'غروب' })).toBeVisible()
  })
})

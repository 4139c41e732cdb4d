import { CATEGORY_IDS, type DesignImage } from '@yawmi/contract'
import {
  aCategory,
  aPage,
  aPicture,
  aStickerPack,
  aUuid,
  answer,
  refuse,
  renderWithHost,
  screen,
  useNetwork,
} from '@yawmi/testing'
import DesignCategoriesScreen from '../../screens/design-categories-screen'

useNetwork()

const cards = aCategory({ slug: 'designs/cards', color: '#A62B5B' })
const images = aCategory({ slug: 'designs/images', color: '#54489E' })
const aDesign = (): DesignImage => ({ uuid: aUuid(), name: 'زهور', path: 'designs/one.webp', picture: aPicture() })

const declaration = {
  name: 'designer' as const,
  slots: [],
  routes: ['design_cards_list', 'design_images_list', 'saved_items', 'stickers_categories', 'design_page'].map((name) => ({
    name,
    path: name === 'design_page' ? ('/design-page/:dataType' as const) : (`/${name}` as const),
    screen: name,
    layout: 'home' as const,
    access: 'subscriber' as const,
    title: name,
  })),
}

function answerAll() {
  answer('categories', { data: [aCategory({ uuid: CATEGORY_IDS.stickers, color: '#4B7A1F' })] })
  answer('subCategories', { data: [cards, images] })
  answer('contents', ({ query }) => aPage([aDesign(), aDesign()], { total: query.category === cards.uuid ? 24 : 11 }))
  answer('designs', aPage([], { total: 0 }))
  answer('stickers', aPage([aStickerPack()], { total: 4 }))
}

const open = () => renderWithHost(<DesignCategoriesScreen />, { role: 'subscriber', declaration })
const tile = (name: string) => screen.findByRole('link', { name })

describe('designs hub', () => {
  const narrow = window.matchMedia
  afterEach(() => void (window.matchMedia = narrow))

  it('has four tiles under their own names, with how much is behind each', async () => {
    answerAll()
    open()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-labelledby'))).toHaveLength(4)
    expect(await screen.findByText('24 بطاقة')).toBeVisible()
    expect(await screen.findByText('11 صورة')).toBeVisible()
    expect(await screen.findByText('4 باقات')).toBeVisible()
    expect(await tile('العناصر المحفوظة')).toHaveAccessibleDescription(/لا توجد عناصر محفوظة/)
  })

  it("leads to the phone's lists below md", async () => {
    answerAll()
    open()
    expect(await tile('البطاقات')).toHaveAttribute('href', '/design_cards_list')
    expect(await tile('الصور')).toHaveAttribute('href', '/design_images_list')
    expect(await tile('العناصر المحفوظة')).toHaveAttribute('href', '/saved_items')
    expect(await tile('ملصقات واتساب')).toHaveAttribute('href', '/stickers_categories')
  })

  it('leads to the desktop editor from md, for cards and for images', async () => {
    window.matchMedia = ((query: string) => ({ ...narrow(query), matches: query.includes('960px') })) as typeof window.matchMedia
    answerAll()
    open()
    expect(await tile('البطاقات')).toHaveAttribute('href', '/design-page/cards')
    expect(await tile('الصور')).toHaveAttribute('href', '/design-page/images')
  })

  it('keeps every way in when nothing can be loaded', async () => {
    refuse('categories', 'not_found')
    refuse('subCategories', 'not_found')
    refuse('designs', 'not_found')
    refuse('stickers', 'not_found')
    open()
    for (const name of ['البطاقات', 'الصور', 'العناصر المحفوظة', 'ملصقات واتساب']) {
      expect(await tile(name)).toBeVisible()
    }
  })
})

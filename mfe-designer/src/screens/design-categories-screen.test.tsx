import { CATEGORY_IDS } from '@yawmi/contract'
import {
  aCategory,
  aPage,
  aStickerPack,
  aSubscriber,
  answer,
  refuse,
  renderWithHost,
  screen,
  useNetwork,
} from '@yawmi/testing'
import { signIn } from '@yawmi/session'
import { declaration } from '../remote'
import { initialDesign } from '../document/pristine'
import { requestSticker } from '../studio/requested-sticker'
import { aDesign, aSaved, widen } from '../testing/designs'
import DesignCategoriesScreen from './design-categories-screen'

useNetwork()

const cards = aCategory({ slug: 'designs/cards', color: '#A62B5B' })
const images = aCategory({ slug: 'designs/images', color: '#54489E' })

/** The stickers are another remote's. */
const everywhere = {
  ...declaration,
  routes: [
    ...declaration.routes,
    { ...declaration.routes[0]!, name: 'stickers_categories', path: '/stickers-categories' as const },
  ],
}

function answerAll() {
  answer('categories', { data: [aCategory({ uuid: CATEGORY_IDS.stickers, color: '#4B7A1F' })] })
  answer('subCategories', { data: [cards, images] })
  answer('contents', ({ query }) =>
    aPage([aDesign('زهور'), aDesign('بحر')], { total: query.category === cards.uuid ? 24 : 11 }),
  )
  answer('designs', aPage([], { total: 0 }))
  answer('stickers', aPage([aStickerPack()], { total: 4 }))
}

const open = () => renderWithHost(<DesignCategoriesScreen />, { role: 'subscriber', declaration: everywhere })
const tile = (name: string) => screen.findByRole('link', { name })

describe('the maker of stickers', () => {
  it('opens with the design that the editor handed over, once', async () => {
    answerAll()
    signIn({ token: 'a-token', user: aSubscriber() })
    requestSticker({ id: 'draft-1', design: initialDesign('box-1') })
    // Whoever signs in now would not find it.
    const { unmount } = renderWithHost(<DesignCategoriesScreen />, { declaration: everywhere })
    expect(await screen.findByRole('dialog', { name: 'اصنع ملصقاتك' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'من تصميم' })).toBeInTheDocument()
    unmount()
    open()
    await tile('البطاقات')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('designs hub', () => {
  it('has four tiles under their own names, with how much is behind each', async () => {
    answerAll()
    open()
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'البطاقات',
      'الصور',
      'العناصر المحفوظة',
      'ملصقات واتساب',
    ])
    for (const count of ['24 بطاقة', '11 صورة', '4 حزم']) {
      expect(await screen.findByText(count)).toBeVisible()
    }
    expect(await tile('العناصر المحفوظة')).toHaveAccessibleDescription(/لا توجد عناصر محفوظة/)
  })

  it('shows saved designs by their small copies: a picture in full may have five megabytes', async () => {
    answerAll()
    const [copied, older] = [aSaved('card', { thumbnail: 'saved/small.webp' }), aSaved('image')]
    answer('designs', aPage([copied, older], { total: 2 }))
    open()
    await screen.findByText(/^عنصران/)
    const paths = screen
      .getAllByRole('presentation', { hidden: true })
      .map((image) => /saved.+$/.exec(image.getAttribute('src') ?? '')?.[0])
    expect(paths.filter(Boolean)).toEqual([older.path, 'saved/small.webp'])
  })

  it("leads to the phone's lists below md", async () => {
    answerAll()
    open()
    expect(await tile('البطاقات')).toHaveAttribute('href', '/design-cards-list')
    expect(await tile('الصور')).toHaveAttribute('href', '/design-images-list')
    expect(await tile('العناصر المحفوظة')).toHaveAttribute('href', '/saved-items')
    expect(await tile('ملصقات واتساب')).toHaveAttribute('href', '/stickers-categories')
  })

  it('leads to the desktop editor from md, for cards and for images', async () => {
    const narrowAgain = widen()
    answerAll()
    open()
    expect(await tile('البطاقات')).toHaveAttribute('href', '/design-page/cards')
    expect(await tile('الصور')).toHaveAttribute('href', '/design-page/images')
    narrowAgain()
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

import { defaultBrand } from '@yawmi/brand'
import { CATEGORY_IDS, DAILY_IDS, type CategoryKind } from '@yawmi/contract'
import {
  aBackground,
  aCategory,
  aDailyItem,
  answer,
  aPage,
  aPicture,
  aQuote,
  act,
  aVideo,
  disconnect,
  gate,
  refuse,
  screen,
  useNetwork,
  waitFor,
  within,
} from '@yawmi/testing'
import { testFailures } from '../testing/failures'
import { openScreen } from '../testing/open-screen'
import { useEverythingInViewport } from '../testing/in-viewport'
import HomeScreen from './home-screen'

useNetwork()
useEverythingInViewport()

const NAMES: Record<CategoryKind, string> = {
  images: 'خلفيات',
  videos: 'فيديوهات',
  names: 'معاني الأسماء',
  messages: 'رسائل',
  jokes: 'نكت',
  designs: 'تصاميم',
  quotes: 'اقتباسات',
  stickers: 'ملصقات',
}
const categories = (Object.keys(NAMES) as CategoryKind[]).map((kind) =>
  aCategory({ uuid: CATEGORY_IDS[kind], name: NAMES[kind], description: `كل ${NAMES[kind]}` }),
)
const videos = Array.from({ length: 10 }, (_, index) => aVideo({ name: `فيلم ${index}`, title: `عنوان ${index}` }))
const dailyVideo = aDailyItem({
  uuid: DAILY_IDS.video,
  name: 'فيديو اليوم',
  latest_content: {
    uuid: 'v',
    name: 'فيلم اليوم',
    title: '',
    path: 'videos/day.mp4',
    video_cover: 'videos/day.webp',
    picture: aPicture(),
    views: 1,
  },
})

/** A whole API for the home page, as subscribers have it. */
function answerSubscriber() {
  answer('categories', { data: categories })
  answer('todaysContent', { data: [aDailyItem({ name: 'اقتباس اليوم' }), dailyVideo] })
  const lists = answer('categoryContent', ({ params }) =>
    params.categoryId === CATEGORY_IDS.videos
      ? aPage(videos)
      : params.categoryId === CATEGORY_IDS.images
        ? aPage(Array.from({ length: 8 }, (_, index) => aBackground({ name: `خلفية ${index}` })))
        : aPage(Array.from({ length: 5 }, (_, index) => aQuote({ name: `حكمة ${index}` }))),
  )
  return {
    lists,
    views: answer('viewContent', { message: 'تم' }),
    dailyViews: answer('viewTodaysContent', { message: 'تم' }),
  }
}
/** The same for a free visitor: feeds for lists, and pictures. */
function answerFree() {
  answer('categories', { data: categories })
  answer('latestQuotes', aPage([aQuote()]))
  answer('categoryContent', aPage([aBackground()]))
  return { latest: answer('latestVideos', aPage(videos)), views: answer('viewContent', { message: 'تم' }) }
}
const open = (role: 'free' | 'subscriber') => openScreen(<HomeScreen />, '/home', role)
const carousel = (name: string) => within(screen.getByRole('list', { name }))
const queryOf = (calls: { params: Record<string, string>; query: Record<string, string> }[], kind: CategoryKind) =>
  calls.find(({ params }) => params.categoryId === CATEGORY_IDS[kind])?.query

describe('home page of a subscriber', () => {
  it('opens with the tagline and the seven categories by their names and descriptions', async () => {
    answerSubscriber()
    open('subscriber')
    expect(screen.getByRole('heading', { level: 1, name: 'حقائق مذهلة ومعلومات مفيدة ومحتوى جميل' })).toBeVisible()
    const links = within(await screen.findByRole('region', { name: 'الأقسام' }))
    await waitFor(() => expect(links.getAllByRole('listitem')).toHaveLength(7))
    expect(links.getAllByRole('listitem').map((tile) => tile.textContent)).toEqual(
      ['images', 'videos', 'names', 'messages', 'jokes', 'designs', 'quotes'].map(
        (kind) => `${NAMES[kind as CategoryKind]}كل ${NAMES[kind as CategoryKind]}`,
      ),
    )
  })

  it('identifies a category without a fixed id by its position in the list', async () => {
    answerSubscriber()
    answer('categories', { data: ['أ', 'ب', 'ج', 'د', 'هـ', 'و', 'ز'].map((name) => aCategory({ name })) })
    const { user, address } = open('subscriber')
    await user.click(await screen.findByRole('link', { name: /^ز/ }))
    expect(address()).toBe('/quotes-list')
  })

  it('leaves out a category of a kind that is newer than this version, wherever it stands in the list', async () => {
    answerSubscriber()
    answer('categories', { data: [...categories.slice(0, 4), aCategory({ name: 'ألغاز' }), ...categories.slice(4)] })
    open('subscriber')
    const links = within(await screen.findByRole('region', { name: 'الأقسام' }))
    await waitFor(() => expect(links.getAllByRole('listitem')).toHaveLength(7))
    expect(links.queryByText('ألغاز')).not.toBeInTheDocument()
  })

  it('shows today first: the date, the day’s text, and a link to the rest of the day', async () => {
    answerSubscriber()
    open('subscriber')
    const card = within(screen.getByRole('region', { name: 'اليوم' }))
    expect(screen.getByRole<HTMLTimeElement>('time').dateTime).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(await card.findByText('«من جدّ وجد»')).toBeVisible()
    expect(card.getByRole('heading', { name: 'اقتباس اليوم' })).toBeVisible()
    expect(card.getByRole('link', { name: 'كل محتوى اليوم' })).toBeVisible()
  })

  it('shows the videos at positions 1 to 6 of the first ten, after the daily video', async () => {
    const { lists } = answerSubscriber()
    open('subscriber')
    await waitFor(() => expect(carousel('فيديوهات').getAllByRole('link')).toHaveLength(7))
    expect(
      carousel('فيديوهات')
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['فيديو اليومفيلم اليوم', ...[1, 2, 3, 4, 5, 6].map((position) => `فيلم ${position}`)])
    expect(queryOf(lists, 'videos')).toMatchObject({ page: '1', limit: '10' })
  })

  it('keeps every video in place when the daily video arrives after them', async () => {
    answerSubscriber()
    const { opened, open: letAnswer } = gate()
    answer('todaysContent', { data: [dailyVideo] }, { after: opened })
    open('subscriber')
    const video = await screen.findByRole('link', { name: 'فيلم 1' })
    letAnswer()
    await waitFor(() => expect(carousel('فيديوهات').getAllByRole('link')).toHaveLength(7))
    expect(video).toBeVisible()
  })

  it('opens a video, and counts its view once', async () => {
    const { views } = answerSubscriber()
    const { user, address } = open('subscriber')
    await user.click(await screen.findByRole('link', { name: 'فيلم 1' }))
    expect(address()).toBe(`/video-details/${videos[1]!.uuid}`)
    await waitFor(() => expect(views.map(({ params }) => params.id)).toEqual([videos[1]!.uuid]))
  })

  it('stores the daily video for its own screen, and counts a view of daily content', async () => {
    const { dailyViews } = answerSubscriber()
    const { user, address } = open('subscriber')
    await user.click(
      await within(await screen.findByRole('region', { name: 'فيديوهات' })).findByRole('link', { name: /فيلم اليوم/ }),
    )
    expect(address()).toBe('/video-details/daily_video')
    expect(JSON.parse(localStorage.getItem('dailyVideo') ?? '')).toMatchObject({
      name: 'فيلم اليوم',
      path: 'videos/day.mp4',
    })
    await waitFor(() => expect(dailyViews.map(({ body }) => body)).toEqual([{ uuid: DAILY_IDS.video }]))
  })

  it('shows the first four backgrounds of a page of eight, and a tile that leads to the rest', async () => {
    const { lists } = answerSubscriber()
    const { user, address } = open('subscriber')
    await screen.findByRole('button', { name: 'عرض خلفية 0' })
    expect(carousel('خلفيات قد تعجبك').getAllByRole('button')).toHaveLength(4)
    expect(queryOf(lists, 'images')).toMatchObject({ page: '1', limit: '8' })
    await user.click(screen.getByRole('link', { name: 'المزيد' }))
    expect(address()).toBe('/images-list')
  })

  it('copies one of the three best quotes that is tapped, and counts its view once', async () => {
    const { views } = answerSubscriber()
    const { user } = open('subscriber')
    await screen.findByText('«حكمة 0»')
    expect(carousel('أفضل الاقتباسات').getAllByRole('listitem')).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: /حكمة 1/ }))
    await user.click(screen.getByRole('button', { name: /حكمة 1/ }))
    expect(await navigator.clipboard.readText()).toBe('حكمة 1')
    expect(await screen.findByText('تم النسخ')).toBeVisible()
    await waitFor(() => expect(views).toHaveLength(1))
  })
})

describe('home page of a brand with an order of its own', () => {
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  const openAs = (sections: readonly string[]) =>
    openScreen(<HomeScreen />, '/home', 'subscriber', {
      ...defaultBrand,
      home: { sections: sections as typeof defaultBrand.home.sections },
    })

  it('shows its sections in that order, without those that it left out', async () => {
    answerSubscriber()
    openAs(['quotes', 'today', 'videos'])
    expect(await screen.findByText('«حكمة 0»')).toBeVisible()
    expect(await screen.findByText('«من جدّ وجد»')).toBeVisible()
    const { DOCUMENT_POSITION_FOLLOWING } = Node
    const parts = [
      screen.getByRole('heading', { level: 1 }),
      screen.getByRole('heading', { name: 'أفضل الاقتباسات' }),
      screen.getByRole('region', { name: 'اليوم' }),
      screen.getByRole('heading', { name: 'فيديوهات' }),
    ]
    for (const [place, part] of parts.slice(1).entries())
      expect(parts[place]!.compareDocumentPosition(part) & DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(headings()).not.toContain('الأقسام')
    expect(screen.queryByRole('list', { name: 'خلفيات قد تعجبك' })).not.toBeInTheDocument()
  })

  it('has the next day’s video where somebody comes back to the page that they left open', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T21:00:00Z'), advanceTimers: true })
    answerSubscriber()
    openAs(['videos'])
    expect(await screen.findByRole('link', { name: /فيلم اليوم/ })).toBeVisible()
    const next = { ...dailyVideo.latest_content, name: 'فيلم الغد' }
    answer('todaysContent', { data: [{ ...dailyVideo, latest_content: next }] })
    jest.setSystemTime(new Date('2026-11-21T05:00:00Z'))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByRole('link', { name: /فيلم الغد/ })).toBeVisible()
    jest.useRealTimers()
  })

  it('does not call what was the day before’s the video of the day, where the day cannot be loaded', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T21:59:50Z'), advanceTimers: true })
    answerSubscriber()
    openAs(['today', 'videos'])
    await waitFor(() => expect(screen.getAllByRole('link', { name: /فيلم اليوم/ })).toHaveLength(2))
    refuse('todaysContent', 'not_found')
    jest.setSystemTime(new Date('2026-11-20T22:00:05Z'))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(screen.queryByRole('link', { name: /فيلم اليوم/ })).not.toBeInTheDocument())
    expect(screen.getByRole('link', { name: 'فيلم 1' })).toBeVisible()
    jest.useRealTimers()
  })

  it('still says that the service cannot be reached, whatever sections it has', async () => {
    for (const operation of ['categories', 'todaysContent', 'categoryContent'] as const) disconnect(operation)
    openAs(['videos'])
    expect(await screen.findByText(/تعذّر الوصول إلى الخدمة/)).toBeVisible()
  })

  it('shows each section once, and skips unknown ones', async () => {
    answerSubscriber()
    openAs(['quotes', 'games', 'quotes'])
    expect(await screen.findAllByRole('heading', { level: 2, name: 'أفضل الاقتباسات' })).toHaveLength(1)
  })
})

describe('home page of a free visitor', () => {
  it("shows the newest video as the day's, in place of today's content", async () => {
    const { views } = answerFree()
    const { user, address } = open('free')
    const card = within(screen.getByRole('region', { name: 'اليوم' }))
    expect(await card.findByRole('heading', { name: 'فيلم 0' })).toBeVisible()
    await user.click(card.getByRole('link', { name: 'شاهد الآن' }))
    expect(address()).toBe('/video-details/daily_video')
    expect(JSON.parse(localStorage.getItem('dailyVideo') ?? '')).toMatchObject({ name: 'فيلم 0' })
    await waitFor(() => expect(views.map(({ params }) => params.id)).toEqual([videos[0]!.uuid]))
  })

  it('shows positions 1 to 6 of the latest videos, and requests them once', async () => {
    const { latest } = answerFree()
    open('free')
    await waitFor(() => expect(carousel('فيديوهات').getAllByRole('link')).toHaveLength(6))
    expect(carousel('فيديوهات').getAllByRole('link')[0]).toHaveTextContent('فيلم 1')
    expect(latest).toHaveLength(1)
  })

  it.each(['images', 'messages', 'jokes', 'designs'] as const)(
    'raises the lock dialog at the tile of %s',
    async (kind) => {
      answerFree()
      const { user, emitted, address } = open('free')
      const tiles = within(await screen.findByRole('region', { name: 'الأقسام' }))
      await user.click(await tiles.findByRole('button', { name: new RegExp(`^${NAMES[kind]}`) }))
      expect(emitted).toContainEqual({ name: 'alert/subscribers-only', payload: {} })
      expect(address()).toBe('/home')
    },
  )

  it.each([
    ['videos', '/videos-list'],
    ['quotes', '/quotes-list'],
    ['names', '/names-translate'],
  ] as const)('opens the tile of %s', async (kind, path) => {
    answerFree()
    const { user, emitted, address } = open('free')
    const tiles = within(await screen.findByRole('region', { name: 'الأقسام' }))
    await user.click(await tiles.findByRole('link', { name: new RegExp(`^${NAMES[kind]}`) }))
    expect(address()).toBe(path)
    expect(emitted).toEqual([])
  })

  it('raises the lock dialog at the backgrounds', async () => {
    answerFree()
    const { user, emitted } = open('free')
    await user.click(await screen.findByRole('button', { name: 'المزيد' }))
    expect(emitted).toContainEqual({ name: 'alert/subscribers-only', payload: {} })
  })
})

describe('home page while it loads', () => {
  it.each(['free', 'subscriber'] as const)('has a placeholder for every section: %s', (role) => {
    for (const operation of ['categories', 'todaysContent', 'categoryContent', 'latestVideos', 'latestQuotes'] as const)
      answer(operation, {}, { after: 'never' })
    open(role)
    // The card, the tiles, and a carousel each of videos, pictures and quotes.
    expect(screen.getAllByText('جارٍ التحميل…')).toHaveLength(5)
  })
})

describe('home page with failures', () => {
  it('keeps its other sections when one fails, and retries that one', async () => {
    answerSubscriber()
    refuse('todaysContent', 'forbidden')
    const { user } = open('subscriber')
    expect(await screen.findByText('تعذّر تحميل محتوى اليوم.')).toBeVisible()
    expect(await screen.findByText('«حكمة 0»')).toBeVisible()
    answer('todaysContent', { data: [aDailyItem({ name: 'اقتباس اليوم' })] })
    await user.click(screen.getByRole('button', { name: 'حاول مرة أخرى' }))
    expect(await screen.findByText('«من جدّ وجد»')).toBeVisible()
    // The keyboard goes on from where the button was.
    expect(document.body).not.toHaveFocus()
  })

  it('says that the service cannot be reached when everything fails, and recovers', async () => {
    for (const operation of ['categories', 'todaysContent', 'categoryContent'] as const) disconnect(operation)
    const { user } = open('subscriber')
    expect(await screen.findByText(/تعذّر الوصول إلى الخدمة/)).toBeVisible()
    answerSubscriber()
    await user.click(screen.getByRole('button', { name: 'حاول مرة أخرى' }))
    expect(await screen.findByRole('link', { name: /^خلفيات/ })).toBeVisible()
  })

  it('announces on the bus that a subscriber has no credit', async () => {
    answerSubscriber()
    refuse('categories', 'payment_required')
    const { emitted } = open('subscriber')
    expect(await screen.findByText(/ليس لديك رصيد/)).toBeVisible()
    expect(emitted).toContainEqual({ name: 'alert/payment-required', payload: {} })
  })

  it('omits a carousel without content', async () => {
    answerSubscriber()
    answer('categoryContent', aPage([]))
    open('subscriber')
    await screen.findByRole('link', { name: /^خلفيات/ })
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'أفضل الاقتباسات' })).not.toBeInTheDocument())
  })
})

testFailures({ home: HomeScreen })

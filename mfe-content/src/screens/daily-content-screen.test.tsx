import { DAILY_IDS, type DailyKind } from '@yawmi/contract'
import {
  act,
  aDailyItem,
  answer,
  aPage,
  aPicture,
  aUuid,
  aVideo,
  queryAllByAttribute,
  refuse,
  screen,
  useNetwork,
  waitFor,
} from '@yawmi/testing'
import { testFailures } from '../testing/failures'
import { openScreen } from '../testing/open-screen'
import { useDialogs } from '../testing/dialogs'
import DailyContentScreen from './daily-content-screen'

useNetwork()
useDialogs()

const NAMES: Record<DailyKind, string> = {
  video: 'فيديو اليوم',
  message: 'رسالة اليوم',
  quote: 'اقتباس اليوم',
  joke: 'نكتة اليوم',
  image: 'خلفية اليوم',
  name: 'معاني الأسماء',
}
const content = (name: string, title = '', file: string | null = null) => ({
  uuid: aUuid(),
  name,
  title,
  path: file,
  video_cover: null,
  picture: file ? aPicture() : null,
  views: 0,
})
const CONTENT: Record<DailyKind, ReturnType<typeof content>> = {
  video: content('أمواج المساء', '', 'videos/waves.mp4'),
  message: content('صباح النور'),
  quote: content('من جدّ وجد', 'مثل عربي'),
  joke: content('قال جحا'),
  image: content('غروب', '', 'pictures/sunset.jpg'),
  name: content('هدى', 'الهداية'),
}
const items = (Object.keys(NAMES) as DailyKind[]).map((kind) =>
  aDailyItem({ uuid: DAILY_IDS[kind], name: NAMES[kind], latest_content: CONTENT[kind] }),
)
const answerDay = () => {
  // In reverse order and with an unknown one: tiles are identified by their ids, not by their positions.
  answer('todaysContent', { data: [aDailyItem({ uuid: aUuid(), name: 'بلاطة جديدة' }), ...[...items].reverse()] })
  return answer('viewTodaysContent', { message: 'تم' })
}
const open = (role: 'free' | 'subscriber' = 'subscriber') => openScreen(<DailyContentScreen />, '/daily-content', role)
const tile = (kind: DailyKind) => screen.findByRole('button', { name: new RegExp(NAMES[kind]) })

describe('daily content of a subscriber', () => {
  it('shows six placeholders while the day loads', () => {
    answer('todaysContent', { data: [] }, { after: 'never' })
    const { container } = open()
    const [skeleton, ...others] = queryAllByAttribute('aria-busy', container, 'true')
    expect(others).toEqual([])
    expect(skeleton).toHaveTextContent('جارٍ التحميل…')
    expect(queryAllByAttribute('aria-hidden', skeleton!, 'true')).toHaveLength(6)
  })

  it('shows the six tiles by their ids, under the date', async () => {
    answerDay()
    open()
    await tile('video')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent?.slice(0, 6))).toEqual(
      Object.values(NAMES).map((name) => name.slice(0, 6)),
    )
    expect(screen.getByText('«من جدّ وجد»')).toBeVisible()
    expect(screen.getByText('الهداية')).toBeVisible()
    expect(screen.getByRole('time')).toHaveAttribute('datetime')
  })

  it('plays the video in an overlay, stores it for its own screen, and counts a view of daily content', async () => {
    const views = answerDay()
    const { user } = open()
    await user.click(await tile('video'))
    expect(await screen.findByRole('dialog', { name: 'أمواج المساء' })).toBeVisible()
    expect(screen.getByLabelText('أمواج المساء', { selector: 'video' })).toHaveAttribute(
      'src',
      'http://media.test/videos/waves.mp4',
    )
    expect(JSON.parse(localStorage.getItem('dailyVideo') ?? '')).toMatchObject({ path: 'videos/waves.mp4' })
    await waitFor(() => expect(views.map(({ body }) => body)).toEqual([{ uuid: DAILY_IDS.video }]))
  })

  it('opens the wallpaper in the viewer', async () => {
    answerDay()
    const { user } = open()
    await user.click(await tile('image'))
    expect(await screen.findByRole('dialog', { name: 'غروب' })).toBeVisible()
  })

  it.each([
    ['message', 'صباح النور'],
    ['quote', 'من جدّ وجد'],
    ['joke', 'قال جحا'],
    ['name', 'هدى: الهداية'],
  ] as const)('copies the %s and counts its view', async (kind, text) => {
    const views = answerDay()
    const { user } = open()
    await user.click(await tile(kind))
    expect(await navigator.clipboard.readText()).toBe(text)
    await waitFor(() => expect(views.map(({ body }) => body)).toEqual([{ uuid: DAILY_IDS[kind] }]))
  })

  it('shows the next day to somebody who comes back to the page that they left open', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T21:00:00Z'), advanceTimers: true })
    answerDay()
    open()
    await tile('quote')
    expect(screen.getByRole('time')).toHaveAttribute('datetime', '2026-11-20')
    const next = { ...CONTENT.quote, name: 'الصبر مفتاح الفرج' }
    answer('todaysContent', { data: [aDailyItem({ uuid: DAILY_IDS.quote, name: NAMES.quote, latest_content: next })] })
    jest.setSystemTime(new Date('2026-11-21T05:00:00Z'))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText('«الصبر مفتاح الفرج»')).toBeVisible()
    expect(screen.getByRole('time')).toHaveAttribute('datetime', '2026-11-21')
    jest.useRealTimers()
  })

  it('shows the next day to somebody whose screen was on all night', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T21:59:30Z'), advanceTimers: true })
    answerDay()
    open()
    await tile('quote')
    act(() => void jest.advanceTimersByTime(60_000))
    expect(screen.getByRole('time')).toHaveAttribute('datetime', '2026-11-21')
    jest.useRealTimers()
  })

  it.each([
    ['video', 'أمواج المساء'],
    ['image', 'غروب'],
  ] as const)('leaves the %s of somebody who looks at it open at midnight', async (kind, title) => {
    jest.useFakeTimers({ now: new Date('2026-11-20T21:59:30Z'), advanceTimers: true })
    answerDay()
    const { user } = open()
    await user.click(await tile(kind))
    const overlay = await screen.findByRole('dialog', { name: title })
    act(() => void jest.advanceTimersByTime(60_000))
    expect(screen.getByRole('time', { hidden: true })).toHaveAttribute('datetime', '2026-11-21')
    expect(overlay).toBeVisible()
    jest.useRealTimers()
  })

  it('does not show what was the day before’s under the new date, where the day cannot be loaded', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T21:59:50Z'), advanceTimers: true })
    answerDay()
    open()
    await tile('quote')
    refuse('todaysContent', 'not_found')
    jest.setSystemTime(new Date('2026-11-20T22:00:05Z'))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText(/لم نجد ما تبحث عنه/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /اقتباس/ })).toBeNull()
    expect(screen.getByRole('time')).toHaveAttribute('datetime', '2026-11-21')
    jest.useRealTimers()
  })

  it('offers to try again when the day cannot be loaded', async () => {
    refuse('todaysContent', 'payment_required')
    const { user } = open()
    await screen.findByText(/ليس لديك رصيد/)
    answerDay()
    await user.click(screen.getByRole('button', { name: 'حاول مرة أخرى' }))
    expect(await tile('quote')).toBeVisible()
  })
})

describe('daily content of a free visitor', () => {
  it('plays the newest video, and raises the lock dialog at the rest', async () => {
    answer('latestVideos', aPage([aVideo({ name: 'أحدث فيديو' }), aVideo()]))
    const views = answer('viewContent', { message: 'تم' })
    const { user, emitted } = open('free')
    await user.click(await screen.findByRole('button', { name: /أحدث فيديو/ }))
    expect(await screen.findByRole('dialog', { name: 'أحدث فيديو' })).toBeVisible()
    await waitFor(() => expect(views).toHaveLength(1))
    await user.click(await tile('joke'))
    expect(emitted).toContainEqual({ name: 'alert/subscribers-only', payload: {} })
  })

  it('plays on at midnight, when another video is the newest', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T21:59:30Z'), advanceTimers: true })
    answer('latestVideos', aPage([aVideo({ name: 'أحدث فيديو' })]))
    answer('viewContent', { message: 'تم' })
    const { user } = open('free')
    await user.click(await screen.findByRole('button', { name: /أحدث فيديو/ }))
    const overlay = await screen.findByRole('dialog', { name: 'أحدث فيديو' })
    act(() => void jest.advanceTimersByTime(60_000))
    expect(screen.getByRole('time', { hidden: true })).toHaveAttribute('datetime', '2026-11-21')
    expect(overlay).toBeVisible()
    jest.useRealTimers()
  })
})

testFailures({ dailyContent: DailyContentScreen })

import { CATEGORY_IDS } from '@yawmi/contract'
import { act, answer, aPage, aVideo, fireEvent, refuse, screen, useNetwork, waitFor } from '@yawmi/testing'
import { queryClient } from '@yawmi/remote-kit/query'
import type { Role } from '@yawmi/session'
import { testFailures } from '../testing/failures'
import { openScreen } from '../testing/open-screen'
import { reachTheEnd, useLayout } from '../testing/layout'
import { player } from '../testing/player'
import VideoDetailsScreen from './video-details-screen'
import VideosScreen from './videos-screen'

useNetwork()
useLayout()

const videos = Array.from({ length: 12 }, (_, index) =>
  aVideo({ name: `فيلم ${index}`, description: `وصف ${index}`, path: `videos/${index}.mp4` }),
)
const answerList = () =>
  answer('categoryContent', ({ query }) => {
    const page = Number(query.page)
    return aPage(videos.slice((page - 1) * 10, page * 10), { page, perPage: 10, total: 12 })
  })

describe('videos list', () => {
  const open = (role: Role = 'subscriber') => openScreen(<VideosScreen />, '/videos-list', role)

  it('has the first video ready to play, and every video in the list', async () => {
    const seen = answerList()
    open()
    expect(await screen.findByRole('link', { name: /فيلم 1/ })).toBeVisible()
    expect(player('فيلم 0')).toHaveAttribute('src', 'http://media.test/videos/0.mp4')
    expect(player('فيلم 0')).toHaveAttribute('controls')
    expect(seen[0]).toMatchObject({ params: { categoryId: CATEGORY_IDS.videos }, query: { page: '1', limit: '10' } })
  })

  it('goes on with the video that plays when editors publish another', async () => {
    const published = videos.slice(1, 4)
    answer('categoryContent', () => aPage(published))
    answer('viewContent', { message: 'تم' })
    open()
    await screen.findByRole('link', { name: /فيلم 2/ })
    const playing = player('فيلم 1')
    fireEvent.play(playing)
    published.unshift(videos[0]!)
    await act(() => queryClient.refetchQueries())
    expect(await screen.findByRole('link', { name: /فيلم 0/ })).toBeVisible()
    expect(player('فيلم 1')).toBe(playing)
  })

  it('loads further videos at the end of the list', async () => {
    const seen = answerList()
    open()
    await screen.findByRole('link', { name: /فيلم 1/ })
    act(reachTheEnd)
    await waitFor(() => expect(screen.getByText('لا توجد بيانات أخرى')).toBeVisible())
    expect(seen.map(({ query }) => query.page)).toEqual(['1', '2'])
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '12')
  })

  it('opens a video and counts its view', async () => {
    answerList()
    const views = answer('viewContent', { message: 'تم' })
    const { user, address } = open()
    await user.click(await screen.findByRole('link', { name: /فيلم 3/ }))
    expect(address()).toBe(`/video-details/${videos[3]!.uuid}`)
    await waitFor(() => expect(views.map(({ params }) => params.id)).toEqual([videos[3]!.uuid]))
  })

  it('shows free visitors the latest videos, and counts theirs', async () => {
    const latest = aVideo({ name: 'أحدث فيلم' })
    answer('latestVideos', aPage([latest]))
    const views = answer('viewContent', { message: 'تم' })
    const { user, address } = open('free')
    await user.click(await screen.findByRole('link', { name: /أحدث فيلم/ }))
    expect(address()).toBe(`/video-details/${latest.uuid}`)
    await waitFor(() => expect(views).toHaveLength(1))
  })
})

describe('video details', () => {
  const open = (uuid: string, role: Role = 'subscriber') =>
    openScreen(<VideoDetailsScreen />, `/video-details/${uuid}`, role)
  const video = aVideo({ name: 'أمواج', description: 'البحر ساعة الغروب', path: 'videos/waves.mp4' })

  it.each<Role>(['free', 'subscriber'])(
    'shows the title, the player and the description, and counts a view: %s',
    async (role) => {
      const seen = answer('categoryItem', { data: video })
      const views = answer('viewContent', { message: 'تم' })
      open(video.uuid, role)
      expect(await screen.findByRole('heading', { level: 1, name: 'أمواج' })).toBeVisible()
      expect(player('أمواج')).toHaveAttribute('src', 'http://media.test/videos/waves.mp4')
      expect(screen.getByText('البحر ساعة الغروب')).toBeVisible()
      expect(seen[0]?.params).toEqual({ categoryId: CATEGORY_IDS.videos, uuid: video.uuid })
      await waitFor(() => expect(views).toHaveLength(1))
    },
  )

  it('takes the title where there is no name', async () => {
    answer('categoryItem', { data: aVideo({ name: '', title: 'عنوان' }) })
    answer('viewContent', { message: 'تم' })
    open(video.uuid)
    expect(await screen.findByRole('heading', { level: 1, name: 'عنوان' })).toBeVisible()
  })

  it('plays the daily video from the device without asking the server', async () => {
    localStorage.setItem(
      'dailyVideo',
      JSON.stringify({ name: 'فيلم اليوم', title: 'x', path: 'videos/day.mp4', video_cover: 'videos/day.webp' }),
    )
    open('daily_video')
    expect(await screen.findByRole('heading', { level: 1, name: 'فيلم اليوم' })).toBeVisible()
    expect(player('فيلم اليوم')).toHaveAttribute('src', 'http://media.test/videos/day.mp4')
    expect(player('فيلم اليوم')).toHaveAttribute('poster', 'http://media.test/videos/day.webp')
  })

  it.each(['', '{"hello":1}', 'null'])(
    'leads to the daily content when the device has no such video (%s)',
    async (stored) => {
      localStorage.setItem('dailyVideo', stored)
      const { user, address } = open('daily_video')
      await user.click(await screen.findByRole('link', { name: 'المحتوى اليومي' }))
      expect(address()).toBe('/daily-content')
    },
  )

  it('goes back to the list', async () => {
    answer('categoryItem', { data: video })
    answer('viewContent', { message: 'تم' })
    const { user, address } = open(video.uuid)
    await screen.findByRole('heading', { name: 'أمواج' })
    await user.click(screen.getByRole('button', { name: 'رجوع' }))
    expect(address()).toBe('/videos-list')
  })

  it('says that the video does not exist', async () => {
    refuse('categoryItem', 'not_found')
    open(video.uuid)
    expect(await screen.findByText(/لم نجد ما تبحث عنه/)).toBeVisible()
  })
})

testFailures({ videos: VideosScreen, videoDetails: VideoDetailsScreen })

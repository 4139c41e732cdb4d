import { useState } from 'react'
import { act, renderWithHost, screen, useNetwork } from '@yawmi/testing'
import type { VideoItem } from '../../lib/items/video-item'
import { player } from '../../testing/player'
import { VideoPlayer } from './video-player'

useNetwork()

const video = (title: string): VideoItem => ({
  uuid: title,
  title,
  description: '',
  file: `${title}.mp4`,
  poster: undefined,
  cover: undefined,
})
const happens = (title: string, event: string) =>
  act(() => void player(title).dispatchEvent(new Event(event, { bubbles: true })))

describe('video player', () => {
  it('stops the video that played before', () => {
    const paused = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
    renderWithHost(
      <>
        <VideoPlayer video={video('أول')} />
        <VideoPlayer video={video('ثان')} />
      </>,
    )
    happens('أول', 'play')
    expect(paused).not.toHaveBeenCalled()
    happens('ثان', 'play')
    expect(paused.mock.contexts).toEqual([player('أول')])
    paused.mockRestore()
  })

  it('resumes where it was left', () => {
    const { unmount } = renderWithHost(<VideoPlayer video={video('طويل')} />)
    Object.defineProperty(player('طويل'), 'duration', { value: 60 })
    player('طويل').currentTime = 25
    happens('طويل', 'timeupdate')
    unmount()
    renderWithHost(<VideoPlayer video={video('طويل')} />)
    happens('طويل', 'loadedmetadata')
    expect(player('طويل').currentTime).toBe(25)
  })

  it('starts from the beginning once it was watched to its end', () => {
    const { unmount } = renderWithHost(<VideoPlayer video={video('منته')} />)
    Object.defineProperty(player('منته'), 'duration', { value: 60 })
    player('منته').currentTime = 59
    happens('منته', 'timeupdate')
    unmount()
    renderWithHost(<VideoPlayer video={video('منته')} />)
    happens('منته', 'loadedmetadata')
    expect(player('منته').currentTime).toBe(0)
  })

  it('preloads nothing while the data saver is on', () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
    renderWithHost(<VideoPlayer video={video('مقتصد')} autoPlay />)
    expect(player('مقتصد')).toHaveAttribute('preload', 'none')
    expect(player('مقتصد')).not.toHaveAttribute('autoplay')
    Reflect.deleteProperty(navigator, 'connection')
  })

  it('says when a video cannot be played, and tries again', async () => {
    const focused = jest.spyOn(HTMLElement.prototype, 'focus')
    const { user } = renderWithHost(<VideoPlayer video={video('مكسور')} />)
    happens('مكسور', 'error')
    await user.click(screen.getByRole('button', { name: 'حاول مرة أخرى' }))
    expect(player('مكسور')).toBeInTheDocument()
    // The button has gone, and its focus with it; jsdom gives none to a player with controls.
    expect(focused.mock.contexts.at(-1)).toBe(player('مكسور'))
    focused.mockRestore()
  })

  it('plays another video where one could not be played', async () => {
    function Screen() {
      const [title, setTitle] = useState('تالف')
      return (
        <>
          <button type="button" onClick={() => setTitle('سليم')}>
            آخر
          </button>
          <VideoPlayer video={video(title)} />
        </>
      )
    }
    const { user } = renderWithHost(<Screen />)
    happens('تالف', 'error')
    await user.click(screen.getByRole('button', { name: 'آخر' }))
    expect(player('سليم')).toBeInTheDocument()
  })
})

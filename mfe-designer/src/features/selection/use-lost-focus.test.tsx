import { useRef } from 'react'
import { act, renderWithHost, screen } from '@yawmi/testing'
import { createStudio, type Studio } from '../../studio/studio'
import { three } from '../../testing/studio-with'
import { useLostFocus } from './use-lost-focus'

function Editor({ studio }: { studio: Studio }) {
  const part = useRef<HTMLDivElement>(null)
  useLostFocus(studio, part)
  return (
    <div ref={part}>
      <button type="button">تراجع</button>
      <div data-canvas>
        <div data-stage tabIndex={-1} role="group" aria-label="لوحة التصميم" />
      </div>
    </div>
  )
}

it.each([1, 2, 5])('the focus goes on at the canvas where a browser takes it %d frames after the change', (frames) => {
  jest.useFakeTimers()
  const studio = createStudio(three)
  studio.select('box-1')
  renderWithHost(<Editor studio={studio} />)
  const button = screen.getByRole('button')
  button.focus()
  act(() => studio.select(null))
  for (let frame = 0; frame < frames; frame += 1) jest.advanceTimersToNextFrame()
  button.blur()
  jest.advanceTimersToNextFrame()
  jest.advanceTimersToNextFrame()
  expect(screen.getByRole('group')).toHaveFocus()
  jest.useRealTimers()
})

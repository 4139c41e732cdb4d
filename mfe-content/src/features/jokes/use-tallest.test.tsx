import { useState } from 'react'
import { fireEvent, renderWithHost, screen } from '@yawmi/testing'
import { useTallest } from './use-tallest'

/** Pixels of the text that is shown. */
let text = 0
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(390)
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return Math.max(text, Number.parseFloat(this.style.minBlockSize) || 0)
  })
})
afterEach(() => jest.restoreAllMocks())

function Bubble() {
  const [shown, setShown] = useState(0)
  const bubble = useTallest<HTMLDivElement>(String(shown))
  return (
    <>
      <div ref={bubble} data-testid="bubble" />
      <button onClick={() => setShown(shown + 1)}>next</button>
    </>
  )
}

/** The height of the bubble with each of the texts, one after another. */
function heightsOf(texts: number[]): number[] {
  text = 0
  renderWithHost(<Bubble />)
  return texts.map((pixels) => {
    text = pixels
    fireEvent.click(screen.getByRole('button', { name: 'next' }))
    return screen.getByTestId('bubble').offsetHeight
  })
}

it('stays as high as it was with the highest text, so that nothing below it moves', () => {
  expect(heightsOf([200, 400, 100])).toEqual([200, 400, 400])
})

it('has short texts in view after one that is longer than the window', () => {
  const [long = 0, short = Infinity] = heightsOf([3 * window.innerHeight, 100])
  expect(long).toBe(3 * window.innerHeight)
  expect(short).toBeLessThan(window.innerHeight)
})

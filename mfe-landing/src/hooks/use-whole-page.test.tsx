import { useRef } from 'react'
import { act, renderWithHost, screen } from '@yawmi/testing'
import { useWholePage } from './use-whole-page'

const browser = globalThis as { requestIdleCallback?: unknown; cancelIdleCallback?: unknown }

function Page() {
  const page = useRef<HTMLElement>(null)
  useWholePage(page)
  return <main ref={page} />
}
const isWhole = () => screen.getByRole('main').hasAttribute('data-whole')

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  delete browser.requestIdleCallback
  delete browser.cancelIdleCallback
})

describe('the sections below the screen', () => {
  it('are laid out when the browser is idle', () => {
    let idle = () => {}
    browser.requestIdleCallback = (callback: () => void) => {
      idle = callback
      return 1
    }
    browser.cancelIdleCallback = () => {}
    renderWithHost(<Page />)
    expect(isWhole()).toBe(false)
    act(() => idle())
    expect(isWhole()).toBe(true)
  })

  it('are laid out after three seconds where it cannot say', () => {
    renderWithHost(<Page />)
    jest.advanceTimersByTime(2_999)
    expect(isWhole()).toBe(false)
    jest.advanceTimersByTime(1)
    expect(isWhole()).toBe(true)
  })
})

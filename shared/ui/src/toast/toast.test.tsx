import { act, fireEvent, render, screen } from '@testing-library/react'
import { defaultBrand } from '@yawmi/brand'
import { UiProvider, useToast } from '@yawmi/ui'
import { createToastStore } from '../context/toast-store'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('toasts', () => {
  it('shows a text in a live region that is there before, and takes it away', () => {
    let toast: ReturnType<typeof useToast> | undefined
    const Probe = () => {
      toast = useToast()
      return null
    }
    const { unmount } = render(
      <UiProvider brand={defaultBrand}>
        <Probe />
      </UiProvider>,
    )
    const region = screen.getByRole('status', { name: 'إشعارات' })
    expect(region).toBeEmptyDOMElement()
    act(() => toast?.('تم النسخ', 'success'))
    expect(region).toHaveTextContent('تم النسخ')
    act(() => jest.advanceTimersByTime(4000))
    expect(region).toBeEmptyDOMElement()
    const timers = jest.getTimerCount()
    act(() => toast?.('تم النسخ'))
    expect(jest.getTimerCount()).toBe(timers + 1)
    unmount()
    jest.advanceTimersByTime(0)
    expect(jest.getTimerCount()).toBe(timers)
  })

  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'إخفاء الإشعار' }))],
    ['its time', () => jest.advanceTimersByTime(4000)],
  ])('gives the focus back to what had it when a toast goes by %s', (_, go) => {
    let toast: ReturnType<typeof useToast> | undefined
    const Probe = () => {
      toast = useToast()
      return <button type="button">نسخ</button>
    }
    render(
      <UiProvider brand={defaultBrand}>
        <Probe />
      </UiProvider>,
    )
    const copy = screen.getByRole('button', { name: 'نسخ' })
    act(() => copy.focus())
    act(() => toast?.('تم النسخ', 'success'))
    act(() => screen.getByRole('button', { name: 'إخفاء الإشعار' }).focus())
    act(go)
    expect(screen.queryByText('تم النسخ')).not.toBeInTheDocument()
    expect(copy).toHaveFocus()
  })

  it('keeps an error for longer than a success', () => {
    const store = createToastStore()
    store.show('خطأ', 'error')
    store.show('تم', 'success')
    jest.advanceTimersByTime(5000)
    expect(store.read().map(({ text }) => text)).toEqual(['خطأ'])
    jest.advanceTimersByTime(5000)
    expect(store.read()).toEqual([])
  })

  it('shows what is said twice once, and never more than three', () => {
    const store = createToastStore()
    for (const text of ['1', '2', '2', '3', '4']) store.show(text)
    expect(store.read().map(({ text }) => text)).toEqual(['2', '3', '4'])
  })
})

import { useState } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { defaultBrand } from '@yawmi/brand'
import { UiProvider } from '@yawmi/ui'
import { ListFooter, type ListFooterState } from './list-footer'

let notify: (entries: { isIntersecting: boolean }[]) => void
const original = globalThis.IntersectionObserver
beforeAll(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      notify = (entries) => callback(entries as never, this as never)
    }
    observe() {}
    disconnect() {}
  } as never
})
afterAll(() => void (globalThis.IntersectionObserver = original))

const strings = { loadingMore: 'جارٍ', noMore: 'انتهى', moreFailed: 'تعذّر', retry: 'حاول' }

it('a list loads on when its end came near while the page was busy, and two states of it are told at once', () => {
  const loadMore = jest.fn()
  render(
    <UiProvider brand={defaultBrand}>
      <ListFooter footer="more" loadMore={loadMore} length={20} strings={strings} />
    </UiProvider>,
  )
  notify([{ isIntersecting: false }])
  expect(loadMore).not.toHaveBeenCalled()
  notify([{ isIntersecting: false }, { isIntersecting: true }])
  expect(loadMore).toHaveBeenCalledTimes(1)
})

it('has the focus of its button, which goes with the press', async () => {
  const End = () => {
    const [footer, setFooter] = useState<ListFooterState>('failed')
    return <ListFooter footer={footer} loadMore={() => setFooter('loading')} length={20} strings={strings} />
  }
  render(
    <UiProvider brand={defaultBrand}>
      <End />
    </UiProvider>,
  )
  // Hidden until its first frames.
  const retry = await screen.findByRole('button', { name: 'حاول' })
  retry.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('جارٍ')).toBeInTheDocument()
  expect(document.body).not.toHaveFocus()
})

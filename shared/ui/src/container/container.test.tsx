import { act, render, screen } from '@testing-library/react'
import { defaultBrand } from '@yawmi/brand'
import { UiProvider, useAtLeast } from '@yawmi/ui'
import { Contained, sizeContainer } from '@yawmi/ui/container'
import { byContainer } from './container-queries'

/** A place of a width, and what tells that the width has changed. */
function place(width: number) {
  const element = document.createElement('div')
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation(() => ({ paddingInlineStart: '10px', paddingInlineEnd: '10px' }) as CSSStyleDeclaration)
  const state = { width }
  Object.defineProperty(element, 'clientWidth', { get: () => state.width + 20 })
  const observers = new Set<() => void>()
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((notify) => {
    const call = () => notify([], undefined as never)
    return {
      observe: () => void observers.add(call),
      unobserve: () => undefined,
      disconnect: () => void observers.delete(call),
    }
  })
  const resize = (to: number) =>
    act(() => {
      state.width = to
      observers.forEach((call) => call())
    })
  return { element, resize, observers }
}

const Columns = () => <p>{useAtLeast('md') ? 'two' : 'one'}</p>

afterEach(() => jest.restoreAllMocks())

describe('a remote that has only a part of a page', () => {
  it('lays out by the width of its part, from the first rendering on, and follows it', () => {
    jest.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: true }) as MediaQueryList)
    const { element, resize, observers } = place(340)
    const renderings: string[] = []
    const Noted = () => {
      renderings.push(useAtLeast('md') ? 'two' : 'one')
      return null
    }
    const { unmount } = render(
      <UiProvider brand={defaultBrand} sizeContainer={sizeContainer(element)}>
        <Contained>
          <Columns />
          <Noted />
        </Contained>
      </UiProvider>,
    )
    expect(screen.getByText('one')).toBeInTheDocument()
    expect(renderings).not.toContain('two')
    resize(960)
    expect(screen.getByText('two')).toBeInTheDocument()
    resize(959)
    expect(screen.getByText('one')).toBeInTheDocument()
    unmount()
    expect(observers.size).toBe(0)
  })

  it('lays out by the window where it has the whole page', () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
      )
    render(
      <UiProvider brand={defaultBrand}>
        <Columns />
      </UiProvider>,
    )
    expect(screen.getByText('two')).toBeInTheDocument()
  })

  it('keeps dialogs beside the container, whose edges they would otherwise be held by', () => {
    render(
      <UiProvider brand={defaultBrand} sizeContainer={sizeContainer(place(340).element)}>
        <Contained>
          <div data-testid="screen" />
        </Contained>
      </UiProvider>,
    )
    // eslint-disable-next-line testing-library/no-node-access -- the containers have neither role nor text: where they stand is the test
    const dialogs = screen.getByTestId('screen').parentElement?.parentElement?.nextElementSibling
    expect(dialogs).toBeEmptyDOMElement()
    expect(dialogs?.className).not.toBe('')
  })
})

describe('styles of a remote that has only a part of a page', () => {
  it('ask the container for its width, in pixels, whatever a rem of the host page is', () => {
    expect(byContainer('@media screen and (min-width: 37.5rem){.a{gap:4px;}}')).toBe(
      '@container yawmi (min-width: 600px){.a{gap:4px;}}',
    )
    expect(byContainer('@media (max-width: 599px){.a{gap:4px;}}')).toBe(
      '@container yawmi (max-width: 599px){.a{gap:4px;}}',
    )
    expect(byContainer('@media screen and (min-width: 37.5rem) and (max-width: 59.9975rem){.a{gap:4px;}}')).toBe(
      '@container yawmi (min-width: 600px) and (max-width: 959.96px){.a{gap:4px;}}',
    )
  })

  it('ask the container for its width and the window for the rest', () => {
    expect(byContainer('@media (max-height: 500px) and (min-width: 600px){.a{gap:4px;}}')).toBe(
      '@media (max-height: 500px){@container yawmi (min-width: 600px){.a{gap:4px;}}}',
    )
  })

  it('go on asking the device for what no container knows', () => {
    for (const query of ['(prefers-color-scheme: dark)', '(orientation: landscape) and (max-height: 600px)', 'print']) {
      const rule = `@media ${query}{.a{gap:4px;}}`
      expect(byContainer(rule)).toBe(rule)
    }
  })
})

import { Component, Suspense, type ReactNode } from 'react'
import { act, render, screen, waitFor } from '@testing-library/react'
import { declareRemote } from './declare'
import { failureCode } from './failure/remote-failure'
import { createRemote } from './create-remote'

const declaration = declareRemote({
  name: 'landing',
  routes: [
    { name: 'LandingPage', path: '/', screen: 'landing', layout: 'public', access: 'public', title: 'الرئيسية' },
  ],
  slots: ['corner'],
})
const Landing = () => <h1>أهلًا</h1>
const Corner = () => <p>زاوية</p>

const make = (landing: () => Promise<{ default: () => React.JSX.Element }>) =>
  createRemote(declaration, { screens: { landing }, slots: { corner: async () => ({ default: Corner }) } })

// eslint-disable-next-line testing-library/no-unnecessary-act -- React resumes a suspended screen only in an awaited act
const renderAwaited = (page: ReactNode) => act(async () => render(page))

/** Shows what it caught. */
class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render() {
    const { error } = this.state
    return error ? `${failureCode(error)}: ${error.message}` : this.props.children
  }
}

describe('a remote', () => {
  it('shows a preloaded screen at once, with no fallback in between', async () => {
    const { remote } = make(async () => ({ default: Landing }))
    await remote.preload('landing')
    render(
      <Suspense fallback="…">
        <remote.Screen name="landing" />
      </Suspense>,
    )
    expect(screen.getByText('أهلًا')).toBeInTheDocument()
  })

  it('loads a screen once, however often it is shown', async () => {
    const load = jest.fn(async () => ({ default: Landing }))
    const { remote } = make(load)
    await remote.preload('landing')
    await remote.preload('landing')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('asks once more by itself for a screen that could not be had', async () => {
    const load = jest
      .fn<Promise<{ default: typeof Landing }>, []>()
      .mockRejectedValueOnce(new Error('503'))
      .mockResolvedValue({ default: Landing })
    const { remote } = make(load)
    await expect(remote.preload('landing')).resolves.toBeDefined()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('shows a failure, and no spinner for ever, when the first screen of a page cannot be had: two requests in all', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const load = jest.fn(() => Promise.reject(new Error('404')))
    const { remote } = make(load)
    const page = (
      <Boundary>
        <Suspense fallback="…">
          <remote.Screen name="landing" />
        </Suspense>
      </Boundary>
    )
    const { unmount } = await renderAwaited(page)
    expect(await screen.findByText('load: Error: 404')).toBeInTheDocument()
    // Nor does coming back to it ask again, until a person does.
    unmount()
    render(page)
    expect(await screen.findByText('load: Error: 404')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(2)
    remote.forgetFailures()
    await expect(remote.preload('landing')).rejects.toThrow('404')
    expect(load).toHaveBeenCalledTimes(4)
  })

  it('fills a slot', async () => {
    const { remote } = make(async () => ({ default: Landing }))
    await renderAwaited(
      <Suspense fallback="…">
        <remote.Slot name="corner" />
      </Suspense>,
    )
    expect(screen.getByText('زاوية')).toBeInTheDocument()
  })
})

describe('a remote alone in a page', () => {
  // The page is not a test's: what single-spa renders is nobody's to wrap, and wrapping its mount() would wait for ever.
  const testing = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  beforeAll(() => (testing.IS_REACT_ACT_ENVIRONMENT = false))
  afterAll(() => (testing.IS_REACT_ACT_ENVIRONMENT = true))
  // Compiling it takes seconds on a machine that is new and busy, and is none of what is tested here.
  beforeAll(() => import('./lifecycles/create-lifecycles'), 60_000)

  const page = () => {
    const domElement = document.createElement('div')
    document.body.append(domElement)
    return domElement
  }

  it('mounts its first screen and leaves nothing behind', async () => {
    const { lifecycles } = make(async () => ({ default: Landing }))
    const props = { domElement: page(), apiBase: '', mediaBase: 'http://media.test' }
    await lifecycles.bootstrap(props)
    await lifecycles.mount(props)
    await waitFor(() => expect(props.domElement.textContent).toContain('أهلًا'))
    await lifecycles.unmount(props)
    expect(props.domElement.textContent).toBe('')
  })

  it('stands twice in one page, and each goes by itself', async () => {
    const { lifecycles } = make(async () => ({ default: Landing }))
    const [one, two] = [page(), page()].map((domElement) => ({
      domElement,
      apiBase: '',
      mediaBase: 'http://media.test',
    }))
    for (const props of [one!, two!]) {
      await lifecycles.bootstrap(props)
      await lifecycles.mount(props)
    }
    await waitFor(() => expect(two!.domElement.textContent).toContain('أهلًا'))
    await lifecycles.unmount(one!)
    expect(one!.domElement.textContent).toBe('')
    expect(two!.domElement.textContent).toContain('أهلًا')
    await lifecycles.unmount(two!)
  })
})

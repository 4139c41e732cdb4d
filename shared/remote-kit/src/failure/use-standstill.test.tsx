import { act, render } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { useStandstill } from './use-standstill'

/** Longer than the checks that a wait is given up after. */
const LONG_MS = 3_000

let caught: Error | undefined
class Boundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ failed: true })
  override state = { failed: false }
  override componentDidCatch(error: Error) {
    caught = error
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}

function Fallback({ isBusy }: { isBusy: () => boolean }) {
  useStandstill(isBusy)
  return <p>…</p>
}

const wait = (isBusy: () => boolean) => {
  render(
    <Boundary>
      <Fallback isBusy={isBusy} />
    </Boundary>,
  )
  act(() => jest.advanceTimersByTime(LONG_MS))
}

/** A browser that says when it is idle. */
const idleCallbacks = (isIdle: () => boolean) => {
  const idle = (callback: () => void) => setTimeout(() => isIdle() && callback(), 1)
  Object.assign(globalThis, { requestIdleCallback: idle, cancelIdleCallback: clearTimeout })
}

beforeEach(() => {
  caught = undefined
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  jest.useRealTimers()
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(globalThis, name)
})

it.each([
  ['has no way to say that it is idle', () => {}],
  ['is idle', () => idleCallbacks(() => true)],
])('gives up a wait in which nothing loads, in a browser that %s', (_browser, setUp) => {
  setUp()
  wait(() => false)
  expect(caught).toMatchObject({ code: 'hang' })
})

it('waits on while something loads', () => {
  wait(() => true)
  expect(caught).toBeUndefined()
})

it('waits on while the browser is busy rendering what has loaded', () => {
  idleCallbacks(() => false)
  wait(() => false)
  expect(caught).toBeUndefined()
})

import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { YawmiRemote } from './react'
import { type FakeScripts, fakeScripts } from './testing/fake-script'

let fake: FakeScripts
beforeEach(() => {
  Reflect.deleteProperty(globalThis, 'Yawmi')
  fake = fakeScripts()
  where = { api: `https://site-${(tests += 1)}.example`, name: 'auth' }
})
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))
/** Each test has a service of its own, whose script is loaded once. */
let where: { api: string; name: 'auth' }
let tests = 0

it('mounts the remote in its own element, once in strict mode too, and takes it out again', async () => {
  const { unmount } = render(
    <StrictMode>
      <YawmiRemote {...where} className="place" />
    </StrictMode>,
  )
  await settle()
  const open = fake.mounted.filter(({ isOver }) => !isOver)
  expect(open).toHaveLength(1)
  expect(open[0]!.element).toHaveClass('place')
  unmount()
  expect(fake.mounted.every(({ isOver }) => isOver)).toBe(true)
})

it('tells its latest listeners, and updates the remote only when an option has changed', async () => {
  const received: string[] = []
  const page = (by: string, path?: string) => (
    <YawmiRemote
      {...where}
      brand={{ id: 'partner' }}
      path={path}
      onSignedIn={({ subscriberId }) => received.push(`${by} ${subscriberId}`)}
    />
  )
  const { rerender } = render(page('first', '/webview/register'))
  await settle()
  const [mounting] = fake.mounted
  rerender(page('second', '/webview/register'))
  expect(mounting!.options).toHaveLength(1)
  mounting!.emit({ type: 'signed-in', subscriberId: '7' })
  expect(received).toEqual(['second 7'])
  rerender(page('second'))
  expect(mounting!.options.at(-1)).toMatchObject({ brand: { id: 'partner' }, path: undefined })
  expect(fake.mounted).toHaveLength(1)
})

it('shows a notice where the script does not come, whose button tries again', async () => {
  fake.isReachable = false
  const faults: string[] = []
  render(<YawmiRemote {...where} onError={({ code }) => faults.push(code)} />)
  await settle()
  expect(faults).toEqual(['load'])
  fake.isReachable = true
  fireEvent.click(screen.getByRole('button', { name: 'حاول مرة أخرى' }))
  await settle()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(fake.mounted).toHaveLength(1)
})

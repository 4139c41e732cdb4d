import { PENDING_OTP_KEY } from '@yawmi/contract'
import { act, renderWithHost, screen, waitFor } from '@yawmi/testing'
import { preloadDialog } from '@yawmi/ui'
import { ForeignSlot } from './foreign-slot'

beforeAll(async () => {
  await Promise.all([preloadDialog(), import('../alerts/slot-notice/slot-notice')])
}, 60_000)
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  sessionStorage.removeItem(PENDING_OTP_KEY)
})

/** A slot whose release list the network does not give. */
function open() {
  const fetched = jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  const onEvent = jest.fn()
  const settings = { apiBase: 'https://yawmi.example', onEvent } as never
  const { bus, user } = renderWithHost(<ForeignSlot settings={settings} />)
  const ask = () =>
    act(() => bus.emit('auth/otp-wanted', { purpose: 'unsubscribe', msisdn: '+218912345678', retryAfter: 30 }))
  const giveUp = () => act(() => jest.advanceTimersByTimeAsync(12_000))
  return { fetched, onEvent, ask, giveUp, user }
}
const FAILED = expect.objectContaining({ type: 'error', code: 'slot' })

it('shows that the code dialog is on its way, and that it does not come, with another try', async () => {
  const { fetched, onEvent, ask, giveUp, user } = open()
  expect(screen.queryByRole('dialog')).toBeNull()
  ask()
  expect(await screen.findByRole('dialog', { name: 'جارٍ التحميل…' })).toBeVisible()
  await giveUp()
  expect(onEvent.mock.calls).toEqual([[FAILED]])
  expect(await screen.findByRole('dialog', { name: 'تعذّر تحميل هذا الجزء من الموقع' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'حاول مرة أخرى' }))
  expect(await screen.findByRole('dialog', { name: 'جارٍ التحميل…' })).toBeVisible()
  expect(fetched).toHaveBeenCalledTimes(2)
})

it.each([
  ['while it loads', async () => {}],
  ['once it has failed', (giveUp: () => Promise<void>) => giveUp()],
])('is left by who closes it %s, and comes again with the next code', async (_, before) => {
  const { fetched, onEvent, ask, giveUp, user } = open()
  ask()
  await screen.findByRole('dialog')
  await before(giveUp)
  const failures = onEvent.mock.calls.length
  await user.click(screen.getByRole('button', { name: 'إغلاق' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await giveUp()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onEvent).toHaveBeenCalledTimes(failures)
  ask()
  expect(await screen.findByRole('dialog', { name: 'جارٍ التحميل…' })).toBeVisible()
  expect(fetched).toHaveBeenCalledTimes(2)
})

/** A release of a remote that fills the slot. */
const mockLifecycles = { bootstrap: jest.fn(async () => {}), mount: jest.fn(), unmount: jest.fn(async () => {}) }
jest.mock('https://yawmi.example/auth/alone.mjs', () => mockLifecycles, { virtual: true })

it('is there for a code that is asked for again while the one before is still being mounted for nobody', async () => {
  const { fetched, ask, user } = open()
  const releases = { remotes: { auth: [{ manifest: '/auth/manifest.json', declaration: { slots: ['otp-dialog'] } }] } }
  fetched.mockImplementation(async () => new Response(JSON.stringify(releases)))
  const calls: string[] = []
  const mounted: (() => void)[] = []
  mockLifecycles.mount.mockImplementation(async ({ onEvent }: { onEvent: (event: object) => void }) => {
    calls.push('mount')
    mounted.push(() => onEvent({ type: 'ready' }))
  })
  mockLifecycles.unmount.mockImplementation(async () => void calls.push('unmount'))
  ask()
  await waitFor(() => expect(mounted).toHaveLength(1))
  await user.click(await screen.findByRole('button', { name: 'إغلاق' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  ask()
  await screen.findByRole('dialog')
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  act(() => mounted[0]!())
  await waitFor(() => expect(mounted).toHaveLength(2))
  act(() => mounted[1]!())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls).toEqual(['mount', 'unmount', 'mount'])
})

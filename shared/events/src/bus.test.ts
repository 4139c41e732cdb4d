import { createBus } from './bus'

const subscriber = { id: '7', name: 'سالم', subscription_status: 'active' as const }

/** Two buses joined as two tabs are. */
function twoTabs() {
  const listeners: ((event: { data: unknown }) => void)[][] = [[], []]
  const channel = (me: number) => () => ({
    postMessage: (data: unknown) => listeners[1 - me]?.forEach((listener) => listener({ data })),
    addEventListener: (_: string, listener: unknown) => listeners[me]?.push(listener as never),
    close: () => {},
  })
  return [createBus(channel(0)), createBus(channel(1))] as const
}
const busOfOneTab = () => createBus(() => undefined)

describe('bus', () => {
  it('tells every listener and stops after unsubscribe', () => {
    const bus = busOfOneTab()
    const received: string[] = []
    const stop = bus.on('alert/server-error', ({ message }) => received.push(message))
    bus.emit('alert/server-error', { message: 'أ' })
    stop()
    bus.emit('alert/server-error', { message: 'ب' })
    expect(received).toEqual(['أ'])
  })

  it('replays who is signed in to a late listener, once', () => {
    const bus = busOfOneTab()
    bus.emit('auth/signed-in', { subscriber })
    bus.emit('auth/signed-in', { subscriber: { ...subscriber, name: 'هدى' } })
    const received: string[] = []
    bus.on('auth/signed-in', (event) => received.push(event.subscriber.name))
    expect(received).toEqual(['هدى'])
  })

  it('forgets the sign-in once the server refuses who it is, and not where it refuses what was asked', () => {
    const bus = busOfOneTab()
    const late = jest.fn()
    bus.emit('auth/signed-in', { subscriber })
    bus.emit('session/refused', { status: 403 })
    bus.on('auth/signed-in', late)()
    expect(late).toHaveBeenCalledTimes(1)
    bus.emit('session/refused', { status: 401 })
    bus.on('auth/signed-in', late)()
    expect(late).toHaveBeenCalledTimes(1)
  })

  it('forgets the sign-in once signed out', () => {
    const bus = busOfOneTab()
    bus.emit('auth/signed-in', { subscriber })
    bus.emit('auth/signed-out', { reason: 'logout' })
    const received = jest.fn()
    bus.on('auth/signed-in', received)
    expect(received).not.toHaveBeenCalled()
  })

  it('does not replay requests and alerts', () => {
    const bus = busOfOneTab()
    bus.emit('auth/otp-wanted', { purpose: 'subscribe', msisdn: '0912345678', retryAfter: 30 })
    const received = jest.fn()
    bus.on('auth/otp-wanted', received)
    expect(received).not.toHaveBeenCalled()
  })

  it('signs other tabs out, and says that it came from another tab', () => {
    const [one, two] = twoTabs()
    const reasons: string[] = []
    two.on('auth/signed-out', ({ reason }) => reasons.push(reason))
    one.emit('auth/signed-out', { reason: 'logout' })
    expect(reasons).toEqual(['other-tab'])
  })

  it('keeps alerts and sign-in inside their tab', () => {
    const [one, two] = twoTabs()
    const received = jest.fn()
    two.all().subscribe(received)
    one.emit('alert/success', { title: 'تم' })
    one.emit('auth/signed-in', { subscriber })
    expect(received).not.toHaveBeenCalled()
  })
})

it('is one bus a page, whichever copy of the package asks', async () => {
  const first = await import('./page-bus')
  jest.resetModules()
  const second = await import('./page-bus')
  expect(second.bus).toBe(first.bus)
})

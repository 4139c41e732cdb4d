import { currentRole, onSessionChange, signIn } from './session'
import { followSignOut, signOut } from './sign-out'

const reply = { token: 't0ken', user: { id: '9', name: 'سالم', subscription_status: 'active' as const } }

/** The page's bus, as far as a session uses it. */
function createBus() {
  const listeners = new Map<string, (payload: never) => void>()
  return {
    on: (name: string, listener: (payload: never) => void) => {
      listeners.set(name, listener)
      return () => void listeners.delete(name)
    },
    emit: (name: string, payload: object) => listeners.get(name)?.(payload as never),
  }
}

function open() {
  const bus = createBus()
  const host = { onSignedOut: jest.fn(), onRefused: jest.fn() }
  return { bus, ...host, leave: followSignOut(bus, host) }
}

beforeEach(() => {
  localStorage.clear()
  signIn(reply)
  localStorage.setItem('yawmi:draft:image:1', '…')
})

describe('the end of a session', () => {
  it('clears the device of everything and tells the host', () => {
    const { bus, onSignedOut, leave } = open()
    signOut(bus)
    expect({ ...localStorage }).toEqual({})
    expect(onSignedOut).toHaveBeenCalledTimes(1)
    leave()
  })

  it.each([
    ['after', [clearElsewhere, signOutElsewhere]],
    ['before', [signOutElsewhere, clearElsewhere]],
  ])('in another tab is told to the host once, where its event comes %s its storage', (_, steps) => {
    jest.useFakeTimers()
    const { bus, onSignedOut, leave } = open()
    for (const step of steps) step(bus)
    jest.runAllTimers()
    expect(onSignedOut).toHaveBeenCalledTimes(1)
    leave()
    jest.useRealTimers()
  })

  it('is not that of who has signed in since, in a tab that slept meanwhile', () => {
    const { bus, onSignedOut, leave } = open()
    clearElsewhere()
    signIn({ ...reply, token: 'of-the-next' })
    jest.useFakeTimers()
    signOutElsewhere(bus)
    jest.runAllTimers()
    jest.useRealTimers()
    expect(localStorage.getItem('token')).toBe('of-the-next')
    expect(onSignedOut).not.toHaveBeenCalled()
    leave()
  })

  it('keeps designs in progress where the server refuses the token', () => {
    const { bus, onRefused, leave } = open()
    bus.emit('session/refused', { status: 401 })
    expect({ ...localStorage }).toEqual({ 'yawmi:draft:image:1': '…' })
    expect(onRefused).toHaveBeenCalledWith(401, true)
    leave()
  })

  it('is not a call that the server forbids', () => {
    const { bus, onRefused, leave } = open()
    bus.emit('session/refused', { status: 403 })
    expect(currentRole()).toBe('subscriber')
    expect(onRefused).toHaveBeenCalledWith(403, true)
    leave()
  })

  it('notifies followers too where another copy of this package has cleared the device', () => {
    localStorage.clear()
    const follower = jest.fn()
    const stop = onSessionChange(follower)
    const { bus, leave } = open()
    bus.emit('auth/signed-out', { reason: 'logout' })
    expect(follower).toHaveBeenCalledTimes(1)
    leave()
    stop()
  })
})

/** As another tab clears the device. */
function clearElsewhere(): void {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: 'token' }))
}

/** As another tab's event arrives. */
function signOutElsewhere(bus: ReturnType<typeof createBus>): void {
  bus.emit('auth/signed-out', { reason: 'other-tab' })
}

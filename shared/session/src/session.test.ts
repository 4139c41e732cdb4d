import fc from 'fast-check'
import { CODECS, type StorageKey } from './keys'
import {
  adoptAccessToken,
  bearer,
  currentRole,
  currentSubscriber,
  enterFree,
  forgetSession,
  onSessionChange,
  signIn,
} from './session'
import { read, write } from './storage'

const reply = { token: 't0ken', user: { id: '9', name: 'سالم', subscription_status: 'active' as const } }

beforeEach(() => localStorage.clear())

describe('session', () => {
  it('starts anonymous, without a bearer', () => {
    expect(currentRole()).toBe('anonymous')
    expect(bearer()).toBeUndefined()
  })

  it('keeps a subscriber under the specified keys', () => {
    signIn(reply)
    expect(currentRole()).toBe('subscriber')
    expect(localStorage.getItem('token')).toBe('t0ken')
    expect(localStorage.getItem('subscriber_id')).toBe('9')
    expect(localStorage.getItem('subscriptionStatus')).toBe('active')
    expect(currentSubscriber()).toEqual(reply.user)
  })

  it('sends the token, else the access token of a host app, else the placeholder', () => {
    write('freeToken', 'free-visitor')
    expect(bearer()).toBe('free-visitor')
    write('accessToken', 'of-a-host')
    expect(bearer()).toBe('of-a-host')
    write('token', 't0ken')
    expect(bearer()).toBe('t0ken')
  })

  it('enters as a free visitor with the placeholder token, and leaves that role at sign-in', () => {
    enterFree()
    expect(currentRole()).toBe('free')
    expect(bearer()).toBe('free-visitor')
    signIn(reply)
    expect(currentRole()).toBe('subscriber')
    expect(bearer()).toBe('t0ken')
  })

  it.each([
    ['a free visitor who signs in', enterFree, () => signIn(reply)],
    ['a subscriber who enters freely', () => signIn(reply), enterFree],
    ['one whose app hands over a token', () => signIn(reply), () => adoptAccessToken('of-a-host')],
    ['one whose app has renewed its token', () => adoptAccessToken('of-a-host'), () => adoptAccessToken('renewed')],
  ])('never shows another tab nobody on the way: %s', (_, before, change) => {
    before()
    const seen = new Set<string>()
    const look = (method: 'setItem' | 'removeItem') => {
      const real: (...values: string[]) => void = Storage.prototype[method]
      return jest.spyOn(Storage.prototype, method).mockImplementation(function (this: Storage, ...values: string[]) {
        real.apply(this, values)
        seen.add(currentRole())
      })
    }
    const spies = [look('setItem'), look('removeItem')]
    change()
    spies.forEach((spy) => spy.mockRestore())
    expect(seen.size).toBeGreaterThan(0)
    expect([...seen]).not.toContain('anonymous')
  })

  it("forgets all of ours and none of the host page's", () => {
    localStorage.setItem('host-cart', '3 items')
    localStorage.setItem('yawmi:draft', '…')
    signIn(reply)
    forgetSession()
    expect(Object.keys(localStorage)).toEqual(['host-cart'])
  })

  it('forgets what was made before it forgets who is here: other tabs, which follow that, find it gone', () => {
    signIn(reply)
    localStorage.setItem('yawmi:draft:image:1', '…')
    const gone = jest.spyOn(Storage.prototype, 'removeItem')
    forgetSession()
    expect(gone.mock.calls[0]).toEqual(['yawmi:draft:image:1'])
    gone.mockRestore()
  })

  it('leaves designs in progress where the session ended by itself', () => {
    localStorage.setItem('yawmi:draft:image:1', '…')
    localStorage.setItem('yawmi:favourites', '…')
    signIn(reply)
    forgetSession({ keepDrafts: true })
    expect(Object.keys(localStorage)).toEqual(['yawmi:draft:image:1'])
    expect(currentRole()).toBe('anonymous')
  })

  it('has designs wait for who made them when a host app hands over another token, which may be a renewed one', () => {
    signIn(reply)
    localStorage.setItem('yawmi:draft:image:1', '1;9;{…}')
    localStorage.setItem('yawmi:favorites', '[…]')
    adoptAccessToken(reply.token)
    adoptAccessToken(reply.token)
    expect(currentSubscriber()).toEqual(reply.user)
    adoptAccessToken('renewed')
    expect({ ...localStorage }).toEqual({ accessToken: 'renewed', 'yawmi:draft:image:1': '1;9;{…}' })
  })

  it('forgets designs that are nobody’s when a host app hands over another token', () => {
    adoptAccessToken('of-somebody')
    localStorage.setItem('yawmi:draft:image:1', '1;;{…}')
    adoptAccessToken('of-another')
    expect({ ...localStorage }).toEqual({ accessToken: 'of-another' })
  })

  it.each(['undefined', 'null', '{access}'])('takes «%s» of a host app for nobody, whose designs wait', (token) => {
    signIn(reply)
    localStorage.setItem('yawmi:draft:image:1', '…')
    adoptAccessToken(token)
    expect(currentRole()).toBe('anonymous')
    expect({ ...localStorage }).toEqual({ 'yawmi:draft:image:1': '…' })
    adoptAccessToken('renewed')
    expect({ ...localStorage }).toEqual({ accessToken: 'renewed', 'yawmi:draft:image:1': '…' })
  })

  it('tells its followers until they leave', () => {
    const follower = jest.fn()
    const leave = onSessionChange(follower)
    signIn(reply)
    leave()
    forgetSession()
    expect(follower.mock.calls).toEqual([['this-tab']])
  })

  it('tells its followers when another tab changed it, and of no other key', () => {
    const follower = jest.fn()
    const leave = onSessionChange(follower)
    dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    dispatchEvent(new StorageEvent('storage', { key: 'host-cart' }))
    // All keys at once.
    dispatchEvent(new StorageEvent('storage', { key: null }))
    leave()
    expect(follower.mock.calls).toEqual([['other-tab'], ['other-tab']])
  })

  it('tells its followers of what changed while the browser kept the page for the way back, and of nothing else', () => {
    signIn(reply)
    const follower = jest.fn()
    const leave = onSessionChange(follower)
    const turn = (type: string) => dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
    turn('pagehide')
    turn('pageshow')
    expect(follower).not.toHaveBeenCalled()
    turn('pagehide')
    localStorage.clear()
    turn('pageshow')
    leave()
    turn('pagehide')
    expect(follower.mock.calls).toEqual([['other-tab']])
  })

  it('reads rubbish in any key as absent, or as a value of its type, and never throws', () => {
    const keys = Object.keys(CODECS) as StorageKey[]
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.string(), (key, rubbish) => {
        localStorage.setItem(key, rubbish)
        read(key)
        expect(['anonymous', 'free', 'subscriber']).toContain(currentRole())
        localStorage.removeItem(key)
      }),
    )
  })

  it.each<[string, ('setItem' | 'getItem')[]]>([
    ['refuses storage', ['setItem', 'getItem']],
    ['has no room left', ['setItem']],
  ])('keeps values for this page when the browser %s', (_, refused) => {
    write('msisdn', '0910000000')
    const spies = refused.map((call) =>
      jest.spyOn(Storage.prototype, call).mockImplementation(() => {
        throw new DOMException('no', 'QuotaExceededError')
      }),
    )
    write('msisdn', '0912345678')
    expect(read('msisdn')).toBe('0912345678')
    spies.forEach((spy) => spy.mockRestore())
    write('msisdn', '0913333333')
    expect(read('msisdn')).toBe('0913333333')
  })
})

import type * as Session from './index'

/** The session as a page has it that is framed by an origin, or by nobody. */
function sessionFramedBy(origin?: string) {
  Object.defineProperty(location, 'ancestorOrigins', {
    value: origin === undefined ? [] : [origin],
    configurable: true,
  })
  let session: typeof Session | undefined
  jest.isolateModules(() => (session = jest.requireActual<typeof Session>('./index')))
  return session!
}
const reply = (id: string) => ({
  token: `token-of-${id}`,
  user: { id, name: 'سالم', subscription_status: 'active' as const },
})

afterEach(() => {
  Reflect.deleteProperty(location, 'ancestorOrigins')
  localStorage.clear()
})

describe('a page in a frame of another origin', () => {
  it('does not have the session of the site, nor that of another partner’s frames', () => {
    sessionFramedBy().signIn(reply('1'))
    expect(sessionFramedBy('https://evil.example').currentRole()).toBe('anonymous')
    sessionFramedBy('https://shop.example').signIn(reply('2'))
    expect(sessionFramedBy('https://evil.example').bearer()).toBeUndefined()
    expect(sessionFramedBy('https://shop.example').bearer()).toBe('token-of-2')
    expect(sessionFramedBy().bearer()).toBe('token-of-1')
  })

  it('ends its own session and no other', () => {
    sessionFramedBy().signIn(reply('1'))
    localStorage.setItem('yawmi:draft:1', 'x')
    const framed = sessionFramedBy('https://shop.example')
    framed.signIn(reply('2'))
    framed.forgetSession()
    expect(framed.currentRole()).toBe('anonymous')
    expect(sessionFramedBy().bearer()).toBe('token-of-1')
    expect(localStorage.getItem('yawmi:draft:1')).toBe('x')
  })

  it('is our own page as any other where we frame it ourselves', () => {
    sessionFramedBy().signIn(reply('1'))
    expect(sessionFramedBy(location.origin).bearer()).toBe('token-of-1')
  })
})

it('hears of no key of the host page’s that is called as one of ours', () => {
  const { keepApart, onSessionChange } = sessionFramedBy()
  keepApart()
  const follower = jest.fn()
  const leave = onSessionChange(follower)
  dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(follower).not.toHaveBeenCalled()
  dispatchEvent(new StorageEvent('storage', { key: 'yawmi:token' }))
  dispatchEvent(new StorageEvent('storage', { key: null }))
  leave()
  expect(follower).toHaveBeenCalledTimes(2)
})

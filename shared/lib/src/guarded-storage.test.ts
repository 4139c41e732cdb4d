import { guardedStorage, rememberingStorage } from './guarded-storage'

const refuse = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
const hide = () =>
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

describe.each([guardedStorage, rememberingStorage])('%p', (create) => {
  it('keeps texts under the keys that it is given', () => {
    const storage = create('localStorage')
    expect(storage.set('one', '1')).toBe(true)
    expect(localStorage.getItem('one')).toBe('1')
    expect([storage.get('one'), storage.get('other'), storage.keys()]).toEqual(['1', undefined, ['one']])
    storage.remove('one')
    expect(localStorage).toHaveLength(0)
  })

  it('does not throw where the browser gives no storage', () => {
    hide()
    const storage = create('localStorage')
    expect(storage.get('one')).toBeUndefined()
    expect(storage.set('one', '1')).toBe(false)
    expect(() => storage.remove('one')).not.toThrow()
    expect(storage.keys()).toEqual([])
  })
})

it('forgets what the browser does not take, unless it is to remember', () => {
  refuse()
  const [plain, remembering] = [guardedStorage('localStorage'), rememberingStorage('localStorage')]
  expect([plain.set('one', '1'), remembering.set('one', '1')]).toEqual([false, false])
  expect([plain.get('one'), remembering.get('one')]).toEqual([undefined, '1'])
  expect([plain.keys(), remembering.keys()]).toEqual([[], ['one']])
})

it('reads what was stored last, where the browser took it in the end', () => {
  const storage = rememberingStorage('localStorage')
  const full = refuse()
  storage.set('one', '1')
  full.mockRestore()
  storage.set('one', '2')
  localStorage.setItem('one', '3')
  expect(storage.get('one')).toBe('3')
})

import { currentRole } from '@yawmi/session'

const { dataset } = document.documentElement

/** Runs the script on a device that stores these keys. */
function visitor(stored: Record<string, string>): string | undefined {
  localStorage.clear()
  Object.assign(localStorage, stored)
  delete dataset.visitor
  jest.isolateModules(() => void jest.requireActual('./visitor'))
  return dataset.visitor
}

describe('the visitor’s role on the root element', () => {
  it('is the one that the session derives from the same keys', () => {
    expect(visitor({ token: 'a' })).toBe('subscriber')
    expect(currentRole()).toBe('subscriber')
    expect(visitor({ accessToken: 'a', isFreeVisitor: 'true', freeToken: 'free-visitor' })).toBe('subscriber')
    expect(currentRole()).toBe('subscriber')
    expect(visitor({ isFreeVisitor: 'true', freeToken: 'free-visitor' })).toBe('free')
    expect(currentRole()).toBe('free')
    for (const stored of [{}, { freeToken: 'free-visitor' }, { isFreeVisitor: 'true' }]) {
      expect(visitor(stored as Record<string, string>)).toBe('nobody')
      expect(currentRole()).toBe('anonymous')
    }
  })

  it('is unknown where the browser refuses storage', () => {
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    delete dataset.visitor
    jest.isolateModules(() => void jest.requireActual('./visitor'))
    storage.mockRestore()
    expect(dataset.visitor).toBeUndefined()
  })
})

import vm from 'node:vm'
import { VISITOR_SCRIPT } from './early-script'

/** Whom the script takes a device for that keeps these keys. */
function visitor(localStorage?: Record<string, string>): string | undefined {
  const dataset: { visitor?: string } = {}
  vm.runInNewContext(VISITOR_SCRIPT, { document: { documentElement: { dataset } }, localStorage })
  return dataset.visitor
}

describe('for the frame of the content area', () => {
  it('a device says who is here, as shared/session reads its keys', () => {
    expect(visitor({ token: 'a' })).toBe('subscriber')
    expect(visitor({ accessToken: 'a', isFreeVisitor: 'true', freeToken: 'free-visitor' })).toBe('subscriber')
    expect(visitor({ isFreeVisitor: 'true', freeToken: 'free-visitor' })).toBe('free')
    for (const kept of [{}, { freeToken: 'free-visitor' }, { isFreeVisitor: 'true' }])
      expect(visitor(kept as Record<string, string>)).toBe('nobody')
  })

  it('a device that keeps nothing says nothing', () => expect(visitor()).toBeUndefined())
})

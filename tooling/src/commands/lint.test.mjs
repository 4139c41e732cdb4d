import { reachedOf } from './lint.mjs'

describe('packages that are linted again', () => {
  const last = { rules: 'as before', passed: { shell: '1', backend: '2' } }

  it('are those that a change has reached, and new ones', () => {
    expect(reachedOf({ shell: '1', backend: '3', e2e: '4' }, 'as before', last)).toEqual(['backend', 'e2e'])
    expect(reachedOf({ shell: '1', backend: '2' }, 'as before', last)).toEqual([])
  })

  it('are all when the rules have changed, and in a first run', () => {
    expect(reachedOf({ shell: '1', backend: '2' }, 'other', last)).toEqual(['shell', 'backend'])
    expect(reachedOf({ shell: '1' }, 'as before', undefined)).toEqual(['shell'])
  })
})

import { DRAFT_PREFIX } from '@yawmi/session'
import { hasDrafts } from '../has-drafts'
import { knownVersion, knowVersion } from './saved-versions'

beforeEach(() => localStorage.clear())

it('knows the last version of each design, until it has none', () => {
  knowVersion('one', 'first')
  knowVersion('two', 'other')
  knowVersion('one', 'second')
  expect([knownVersion('one'), knownVersion('two'), knownVersion('three')]).toEqual(['second', 'other', undefined])
  knowVersion('one', null)
  expect(knownVersion('one')).toBeUndefined()
})

it('forgets those that were seen first, and is no draft', () => {
  for (let index = 0; index <= 100; index += 1) knowVersion(`draft-${index}`, 'v')
  expect([knownVersion('draft-0'), knownVersion('draft-1')]).toEqual([undefined, 'v'])
  expect(hasDrafts()).toBe(false)
})

it.each(['{', '7', '[["one"],["one",2],null]'])('knows nothing by what somebody else has written: %s', (text) => {
  localStorage.setItem(`${DRAFT_PREFIX}versions`, text)
  expect(knownVersion('one')).toBeUndefined()
  knowVersion('one', 'v')
  expect(knownVersion('one')).toBe('v')
})

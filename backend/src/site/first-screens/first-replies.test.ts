import type { Beginning } from '../pages/first-calls'
import { filledCalls } from './first-replies'

const route = {
  path: '/messages-list/:id',
  access: 'visitor',
  prefetches: [
    { operation: 'subCategoryContent', params: { id: ':id' }, query: { page: '1', search: '?q' } },
    { operation: 'latestQuotes', query: { page: '1' }, role: 'free' },
  ],
} as unknown as Beginning

const called = (address: string, role: 'free' | 'subscriber') =>
  filledCalls(route, new URL(address, 'https://site.test'), role).map((call) => call.address)

it('are those of a role, with what the address says', () => {
  const [ofSubscriber, ofFree] = [
    called('/messages-list/a1?q=%20x%20', 'subscriber'),
    called('/messages-list/a1', 'free'),
  ]
  expect(ofSubscriber).toHaveLength(1)
  expect(ofSubscriber[0]).toMatch(/\/a1\/.*\?page=1&search=x$/)
  expect(ofFree).toHaveLength(2)
  expect(ofFree[0]).not.toContain('search')
})

it('leave out a call whose part of the address is no id', () => {
  expect(called('/messages-list/%2e%2e', 'subscriber')).toEqual([])
})

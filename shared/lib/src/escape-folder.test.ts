import { escapeFolder } from './escape-folder'

const ADDRESS = 'https://yawmi.example/remotes/auth/1.0/alone.mjs'

it('gives as many addresses of a file as its folder has letters, all the same to a server', () => {
  const others = [1, 2, 3].map((n) => escapeFolder(ADDRESS, n))
  expect(new Set([ADDRESS, ...others]).size).toBe(4)
  expect(others.map(decodeURIComponent)).toEqual([ADDRESS, ADDRESS, ADDRESS])
  expect(escapeFolder(ADDRESS, 4)).toBe(others[0])
})

it('leaves an address as it is at first', () => {
  expect([0, 0.5].map((n) => escapeFolder(ADDRESS, n))).toEqual([ADDRESS, ADDRESS])
})

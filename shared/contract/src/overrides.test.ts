import { readOverrides } from './overrides'

it('reads which remotes come from which ports of this machine', () => {
  expect(readOverrides('content@http://localhost:5003')).toEqual([
    { remote: 'content', origin: 'http://localhost:5003' },
  ])
  expect(readOverrides('content@http://localhost:5003,auth@http://127.0.0.1:65535')).toHaveLength(2)
})

it.each([
  'content@https://evil.example',
  'content@http://localhost.evil.example:5003',
  'content@http://localhost:5003@evil.example',
  'content@http://localhost:5003/evil.js',
  'content@http://localhost@evil.example:5003',
  'content@http://192.168.0.1:5003',
  'content@http://[::1]:5003',
  'content@http://localhost:80',
  'content@http://localhost:65536',
  "content@http://localhost:5003; script-src 'unsafe-inline'",
  'Content@http://localhost:5003',
  'content@http://localhost:5003,auth@http://evil.example:5003',
  'content@http://localhost:5003,content@http://localhost:5004',
  Array.from({ length: 6 }, (_, n) => `remote${n}@http://localhost:5003`).join(),
  '',
])('takes nothing else: %s', (text) => {
  expect(readOverrides(text)).toEqual([])
})

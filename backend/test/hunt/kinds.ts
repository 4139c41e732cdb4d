import zlib from 'node:zlib'
import fc from 'fast-check'
import { OPERATIONS, type OperationId } from '@yawmi/contract'
import { formContent } from '../fuzz/form-content'
import { encoded, hostileText } from '../fuzz/hostile'
import { requestsFor } from '../fuzz/requests'
import type { ApiDocument } from '../requests/openapi-document'
import { makePng, pngChunk } from '../requests/png'
import type { People } from './people'
import type { ClientRequest, Shot } from './shot'
import { wireShots } from './wire'

type Shots = fc.Arbitrary<Shot>

/** What no request line may carry as it is. */
const printable = (path: string) => path.replace(/[^\x21-\x7e]/gu, (char) => encoded(char))
const headerSafe = (text: string) => text.replace(/[^\x20-\x7e]/g, '?')

const shot = (kind: string, request: ClientRequest, at: Shot['at'] = 'site'): Shot => ({
  kind,
  at,
  request: {
    ...request,
    path: printable(request.path),
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [
        name,
        typeof value === 'string' ? headerSafe(value) : value.map(headerSafe),
      ]),
    ),
  },
})

/** Some thousand networks of both kinds; one of them sends so much that it meets the limits. */
const client = fc.oneof(
  { weight: 10, arbitrary: fc.nat(2_000).map((host) => `198.18.${host >> 8}.${host & 255}`) },
  { weight: 4, arbitrary: fc.nat(500).map((net) => `2001:db8:${net.toString(16)}::1`) },
  { weight: 2, arbitrary: fc.constant('203.0.113.7') },
)
const from = (request: Shots): Shots =>
  fc
    .tuple(request, client)
    .map(([one, address]) =>
      'raw' in one.request
        ? one
        : { ...one, request: { ...one.request, headers: { 'x-forwarded-for': address, ...one.request.headers } } },
    )

/** Every operation of the contract, most of them wrong somewhere. */
function operations(document: ApiDocument, people: People): Shots {
  const ids = Object.keys(OPERATIONS) as OperationId[]
  return fc.oneof(
    ...ids.map((id) => {
      const [method, url] = OPERATIONS[id]
      const path = url.replace(/:(\w+)/g, '{$1}')
      const operation = document.paths[path]![method.toLowerCase()]!
      const of = { path, method: method.toLowerCase(), operation }
      return requestsFor(document, of, people.tokens, (token) => people.writeHeaders(token)).map((request) =>
        shot('operations', {
          method: request.method,
          path: request.url,
          headers: request.headers,
          ...(request.payload !== undefined && { body: request.payload }),
        }),
      )
    }),
  )
}

const PAGES = [
  '/',
  '/home',
  '/my-account',
  '/design-categories',
  '/webview/register',
  '/webview/callback',
  '/webview/profile/token',
  '/embed/content',
  '/embed/auth',
  '/embed.js',
  '/alone/auth',
  '/manifest.webmanifest',
  '/releases.json',
  '/site.json',
  '/sitemap.xml',
  '/brands/yawmi.json',
  '/sw.js',
  '/sandbox/messages',
  '/api/docs',
  '/api/openapi.json',
]
const NAMES = [
  'brand',
  'host',
  'path',
  'locale',
  'phone',
  'token',
  'msisdn',
  '__proto__',
  'constructor',
  'a[b]',
  'return',
]

/** Pages, embeds and addresses of web views with hostile queries and tails. */
const pages: Shots = fc
  .tuple(
    fc.constantFrom(...PAGES),
    fc.oneof({ weight: 4, arbitrary: fc.constant('') }, { weight: 1, arbitrary: hostileText.map(encoded) }),
    fc.array(fc.tuple(fc.constantFrom(...NAMES), hostileText), { maxLength: 3 }),
    fc.constantFrom('br', 'gzip', 'identity', '*;q=0', 'br;q=nan', ''),
    fc.constantFrom('text/html', '*/*', 'application/json', 'text/html;q=', ''),
  )
  .map(([page, tail, query, encoding, accept]) => {
    const search = query.map(([name, value]) => `${name}=${encoded(value)}`).join('&')
    const path = `${page}${tail && `/${tail}`}${search && `?${search}`}`
    return shot('pages', { method: 'GET', path, headers: { 'accept-encoding': encoding, accept } })
  })

const ROOTS = ['/remotes/', '/assets/', '/brands/', '/media/', '/saved/', '/00/', '/api/', '/', '/embed/', '/content/']
const STEPS = [
  '..',
  '%2e%2e',
  '..%2f',
  '%2e%2e%2f',
  '..\\',
  '%5c..',
  '%252e%252e',
  '.',
  '',
  '%00',
  '....',
  '%c0%ae%c0%ae',
]
const GOALS = [
  'etc/passwd',
  'package.json',
  'backend/dist/server.mjs',
  'shell.json',
  'releases.json',
  'content/0.0.1/server.cjs',
  'yawmi/x/icon.svg',
  '.data/otp-secret',
  'pg/postgresql.conf',
]

/** Ways out of the folders that files are served from. */
const climbs: Shots = fc
  .tuple(
    fc.constantFrom(...ROOTS),
    fc.array(fc.constantFrom(...STEPS), { maxLength: 8 }),
    fc.constantFrom(...GOALS),
    fc.constantFrom<Shot['at']>('site', 'media'),
    fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE'),
    fc.constantFrom('', 'bytes=0-', 'bytes=9-1', 'bytes=-1', `bytes=${'0-1,'.repeat(500)}0-1`),
  )
  .map(([root, steps, goal, at, method, range]) =>
    shot('climbs', { method, path: root + [...steps, goal].join('/'), headers: range ? { range } : {} }, at),
  )

const ODD_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'if-none-match',
  'if-modified-since',
  'accept-encoding',
  'accept-language',
  'cookie',
  'authorization',
  'x-xsrf-token',
  'origin',
  'referer',
  'sec-fetch-site',
  'expect',
  'upgrade',
  'te',
  'content-encoding',
  'content-type',
  'accept-version',
  '__proto__',
]
const ODD_VALUES = [
  'evil.example',
  'for=127.0.0.1;host=evil.example',
  '127.0.0.1',
  '::ffff:127.0.0.1',
  '999.999.999.999',
  'fe80::1%eth0',
  '[::1]:80',
  'unknown, , ,',
  'null',
  'DELETE',
  '/api/docs',
  'gzip',
  'websocket',
  '100-continue',
  'bogus',
  'Bearer ',
  'Bearer a.b.c',
  'Basic Og==',
  'XSRF-TOKEN=a; XSRF-TOKEN=b',
  '*',
  '"',
  '0',
  'application/json; charset=utf-16',
  'a'.repeat(4_000),
  '1.1.1.1, '.repeat(500),
]

/** Sound addresses under headers that no browser sends, some of them twice. */
const headers: Shots = fc
  .tuple(
    fc.constantFrom(
      '/',
      '/home',
      '/api/xsrf-token',
      '/api/players/categories',
      '/releases.json',
      '/nothing',
      '/healthz',
    ),
    fc.constantFrom('GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'),
    fc.array(fc.tuple(fc.constantFrom(...ODD_HEADERS), fc.constantFrom(...ODD_VALUES), fc.boolean()), {
      minLength: 1,
      maxLength: 4,
    }),
    fc.constantFrom('localhost', 'evil.example', '127.0.0.1:1', '', 'a'.repeat(300), '[::1]', 'xn--', 'a b'),
  )
  .map(([path, method, odd, host]) => {
    const all = odd.map(([name, value, twice]) => [name, twice ? [value, value] : value] as const)
    return shot('headers', { method, path, headers: { host, ...Object.fromEntries(all) } })
  })

const png = makePng({ width: 16, height: 16 })
const bombRows = zlib.deflateSync(Buffer.alloc(16 * 1024 * 1024), { level: 9 })
const PICTURES = [
  png,
  makePng({ width: 60_000, height: 60_000, pixels: bombRows }),
  makePng({ width: 4, height: 4, pixels: bombRows }),
  makePng({ width: 4_000, height: 4_000, pixels: bombRows.subarray(0, 2_000) }),
  Buffer.concat([png, Buffer.from('<!DOCTYPE html><script>alert(1)</script>')]),
  Buffer.concat([png, Buffer.from('PK\x03\x04')]),
  makePng({ width: 4, height: 4, extra: [pngChunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), bombRows]))] }),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  Buffer.from('474946383961', 'hex'),
  Buffer.alloc(0),
]
const picture = (bytes: Buffer) =>
  Buffer.concat([
    Buffer.from('--b\r\ncontent-disposition: form-data; name="design_type"\r\n\r\nimage\r\n'),
    Buffer.from(
      '--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
    ),
    bytes,
    Buffer.from('\r\n--b--\r\n'),
  ])

/** Bombs, polyglots, and forms that are bent anywhere. */
function uploads(people: People): Shots {
  const content = fc.oneof(
    fc.constantFrom(...PICTURES).map((bytes) => ({ type: 'multipart/form-data; boundary=b', payload: picture(bytes) })),
    formContent(),
  )
  return fc.tuple(content, fc.constantFrom(...people.tokens)).map(([{ type, payload }, token]) =>
    shot('uploads', {
      method: 'POST',
      path: '/api/v2/players/designs',
      headers: { ...people.writeHeaders(token), 'content-type': type ?? '' },
      ...(payload !== undefined && { body: payload }),
    }),
  )
}

const JSON_BOMBS = [
  '['.repeat(60_000),
  '{"a":'.repeat(10_000),
  `{"message":"${'ض'.repeat(31_000)}"}`,
  `{"message":"${'\\u0000'.repeat(10_000)}"}`,
  `{"name":"${'x'.repeat(70_000)}"}`,
  `[${'1,'.repeat(30_000)}1]`,
  `{${Array.from({ length: 5_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
  '{"email":"' + 'a@'.repeat(20_000) + '"}',
  '1e99999',
  '"\\ud800"',
]

/** JSON that is huge, deep or poisoned, some of it packed, to calls that take bodies. */
function jsonBombs(people: People): Shots {
  return fc
    .tuple(
      fc.constantFrom(
        '/api/v2/players/contact',
        '/api/players/login',
        '/api/players/confirm/otp',
        '/api/players/subscriber-details',
      ),
      fc.constantFrom(...JSON_BOMBS),
      fc.constantFrom(undefined, ...people.tokens),
      fc.constantFrom<string | undefined>(undefined, undefined, 'gzip', 'br'),
    )
    .map(([path, text, token, coding]) =>
      shot('json', {
        method: 'POST',
        path,
        headers: {
          ...people.writeHeaders(token),
          'content-type': 'application/json',
          ...(coding && { 'content-encoding': coding }),
        },
        body: coding === 'gzip' ? zlib.gzipSync(text) : text,
      }),
    )
}

/** Addresses far longer than any of ours. */
const longAddresses: Shots = fc
  .tuple(
    fc.constantFrom('/', '/api/', '/embed/', '/remotes/', '/?brand='),
    fc.constantFrom(300, 3_000, 12_000, 40_000),
    fc.constantFrom('a', '%41', '/', '../', '&a=1', '%F0%9F%98%80'),
  )
  .map(([root, length, part]) =>
    shot('long addresses', { method: 'GET', path: root + part.repeat(Math.ceil(length / part.length)), headers: {} }),
  )

/** All kinds, in the shares that the figures show. */
export function hostileShots(document: ApiDocument, people: People): Shots {
  return from(
    fc.oneof(
      { weight: 50, arbitrary: operations(document, people) },
      { weight: 12, arbitrary: pages },
      { weight: 10, arbitrary: climbs },
      { weight: 10, arbitrary: headers },
      { weight: 4, arbitrary: uploads(people) },
      { weight: 4, arbitrary: jsonBombs(people) },
      { weight: 2, arbitrary: longAddresses },
      { weight: 8, arbitrary: wireShots },
    ),
  )
}

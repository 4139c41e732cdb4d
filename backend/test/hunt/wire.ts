import fc from 'fast-check'
import type { Shot } from './shot'

/** Milliseconds that a sender of half a request stays; long ones are another test's (`slow-bodies.test.ts`). */
const HALF_OPEN_MS = 400
/** For an answer, or for the server to hang up. */
export const WHOLE_MS = 9_000

const CLOSE = 'Connection: close\r\n'
const HOST = 'Host: localhost\r\n'

/** Messages that no client library would send, each as it stands. */
const WHOLE = [
  // Which of two lengths counts: what a proxy and a server must not disagree on.
  `POST /api/v2/players/contact HTTP/1.1\r\n${HOST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nX`,
  `POST / HTTP/1.1\r\n${HOST}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!`,
  `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding:\tchunked\r\n${CLOSE}\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n`,
  `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n`,
  `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n-1\r\nx\r\n0\r\n\r\n`,
  `POST / HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n`,
  `POST / HTTP/1.1\r\n${HOST}Content-Length: 99999999999999999999\r\n\r\n`,
  // Methods.
  `TRACE / HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `CONNECT localhost:5432 HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `PROPFIND / HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `PURGE /home HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `get / HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `G\0T / HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  // Targets.
  `GET http://evil.example/ HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `GET //evil.example/%2e%2e HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `GET \\..\\..\\etc HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `OPTIONS * HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `GET * HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `GET /a b HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `GET /\0 HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `GET /صفحة HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `GET /# HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `GET /?%ff%fe HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  // Versions.
  `GET / HTTP/1.0\r\n\r\n`,
  `GET / HTTP/0.9\r\n\r\n`,
  `GET / HTTP/9.9\r\n${HOST}\r\n`,
  `GET /\r\n\r\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  // Headers.
  `GET / HTTP/1.1\r\n${CLOSE}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}Host: evil.example\r\n${CLOSE}\r\n`,
  `GET / HTTP/1.1\r\nHost: evil.example/../@localhost\r\n${CLOSE}\r\n`,
  `GET / HTTP/1.1\r\nHost: ${'a.'.repeat(2_000)}\r\n${CLOSE}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n${CLOSE}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}${'X: 1\r\n'.repeat(3_000)}${CLOSE}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}X : 1\r\n${CLOSE}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}X: 1\r\n folded\r\n${CLOSE}\r\n`,
  `GET / HTTP/1.1\nHost: localhost\nConnection: close\n\n`,
  `GET / HTTP/1.1\r\n${HOST}Connection: upgrade\r\nUpgrade: h2c\r\n\r\n`,
  `POST /api/v2/players/contact HTTP/1.1\r\n${HOST}Expect: 100-continue\r\nContent-Length: 2\r\n${CLOSE}\r\n{}`,
  `POST /api/v2/players/contact HTTP/1.1\r\n${HOST}Expect: bogus\r\nContent-Length: 2\r\n${CLOSE}\r\n{}`,
  // Many in one.
  `${`GET /home HTTP/1.1\r\n${HOST}\r\n`.repeat(30)}GET / HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}Content-Length: 30\r\n\r\nGET /api/docs HTTP/1.1\r\n\r\n\r\n\r\n\r\nGET / HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
]

const HALVES = [
  '',
  'G',
  'GET / HTTP/1.1\r\n',
  `GET / HTTP/1.1\r\n${HOST}`,
  `POST /api/players/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"msisdn":`,
  `POST /api/players/login HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n5\r\n{"a"`,
  `GET / HTTP/1.1\r\n${HOST}\r\nGET / HTTP/1.1\r\n${HOST}X:`,
  '\r\n\r\n\r\n',
]

const raw = (kind: string, text: string | Buffer, hangUpAfterMs: number, at: Shot['at']): Shot => ({
  kind,
  at,
  request: { raw: Buffer.from(text), hangUpAfterMs },
})

const place = fc.constantFrom<Shot['at']>('site', 'site', 'site', 'media')
const whole = fc.tuple(fc.constantFrom(...WHOLE), place)
/** Sound and odd messages with a byte or two that are others. */
const bent = fc.tuple(whole, fc.nat(), fc.integer({ min: 0, max: 255 })).map(([[text, at], where, byte]) => {
  const bytes = Buffer.from(text)
  bytes[where % Math.min(bytes.length, 120)] = byte
  return raw('bent wire', bytes, 1_500, at)
})

/** What comes over a socket without a client library in between. */
export const wireShots: fc.Arbitrary<Shot> = fc.oneof(
  { weight: 5, arbitrary: whole.map(([text, at]) => raw('wire', text, WHOLE_MS, at)) },
  { weight: 2, arbitrary: bent },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...HALVES), place)
      .map(([text, at]) => raw('half open', text, HALF_OPEN_MS, at)),
  },
)

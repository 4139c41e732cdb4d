import http from 'node:http'
import zlib from 'node:zlib'
import { DESIGN_DOCUMENT_VERSION, DESIGN_MAX_BYTES } from '@yawmi/contract'
import type { LightMyRequestResponse } from 'fastify'
import { designForm, designRequest, saveDesign } from '../../../../test/requests/forms'
import { makePng, pngChunk } from '../../../../test/requests/png'
import { signIn } from '../../../../test/site/sign-in'
import { createTestSite, type TestSite } from '../../../../test/site/test-site'

const MB = 1024 * 1024
/** What a refusal may cost, in time of processors: what others do on the machine is none of it. */
const MAX_MS = 1_000
const MAX_GROWTH_BYTES = 300 * MB

let site: TestSite
let token: string
beforeAll(async () => {
  site = await createTestSite()
  await saveDesign(site, designForm(makePng({ width: 4, height: 4 })), await signIn(site))
})
beforeEach(async () => (token = await signIn(site)))
afterAll(() => site.close())

/** Sends, and sees to it that the answer came soon and memory stayed where it was. */
async function attack(send: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  const before = process.memoryUsage.rss()
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5)
  const began = process.cpuUsage()
  const reply = await send()
  const { user, system } = process.cpuUsage(began)
  const took = (user + system) / 1_000
  clearInterval(watch)
  peak = Math.max(peak, process.memoryUsage.rss())
  expect(took).toBeLessThan(MAX_MS)
  expect(peak - before).toBeLessThan(MAX_GROWTH_BYTES)
  return reply
}
const upload = (file: Buffer, more?: Parameters<typeof designForm>[1]) =>
  attack(() => saveDesign(site, designForm(file, more), token))

function refusedImage(reply: LightMyRequestResponse, status = 422): void {
  expect(reply.statusCode).toBe(status)
  expect(reply.json()).toMatchObject({
    message: expect.stringMatching(/[\u0600-\u06ff]/),
    errors: { image: [expect.stringMatching(/[\u0600-\u06ff]/)] },
  })
}

const sound = makePng({ width: 64, height: 64 })
/** 64 MB of zeros in 64 KB. */
const bombRows = zlib.deflateSync(Buffer.alloc(64 * MB), { level: 9 })
const zip = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(26), Buffer.from('PK\x05\x06'), Buffer.alloc(18)])
const html = Buffer.from('<!DOCTYPE html><script>alert(document.domain)</script>')

const fields = (count: number) => Array.from({ length: count }, (_, index) => `"${index}":1`).join()

const WRONG_FILES: [string, Buffer][] = [
  ['a decompression bomb that says how large it is', makePng({ width: 60_000, height: 60_000, pixels: bombRows })],
  ['a decompression bomb that is too wide', makePng({ width: 2 ** 31 - 1, height: 1, pixels: bombRows })],
  ['a picture of one row too many', makePng({ width: 4000, height: 4001, pixels: bombRows })],
  [
    'an interlaced picture of sixteen bits that would be held whole',
    makePng({ width: 4000, height: 4000, pixels: bombRows, depth: 16, interlaced: true }),
  ],
  ['no pixels', makePng({ width: 0, height: 10, pixels: bombRows })],
  ['fewer pixels than it says', makePng({ width: 400, height: 400, pixels: zlib.deflateSync(Buffer.alloc(100)) })],
  ['PNG and HTML in one', Buffer.concat([sound, html])],
  ['PNG and ZIP in one', Buffer.concat([sound, zip])],
  [
    'HTML inside a chunk',
    makePng({ width: 4, height: 4, extra: [pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), html]))] }),
  ],
  ['ZIP inside a chunk', makePng({ width: 4, height: 4, extra: [pngChunk('prVt', zip)] })],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')],
  ['JPEG', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')],
  ['GIF', Buffer.from('47494638396101000100800000000000ffffff2c00000000010001000002024401003b', 'hex')],
  ['a file cut in its pixels', makePng({ width: 300, height: 300, pixels: Buffer.from('789c', 'hex') })],
  ['a file cut in half', sound.subarray(0, sound.length / 2)],
  ['a file without its end', sound.subarray(0, -12)],
  ['the signature alone', sound.subarray(0, 8)],
  ['an empty file', Buffer.alloc(0)],
  ['a chunk longer than the file', Buffer.concat([sound.subarray(0, 33), Buffer.from('7fffffff49444154', 'hex')])],
  ['a wrong checksum', Buffer.from(sound.map((byte, index) => (index === sound.length - 14 ? byte ^ 1 : byte)))],
  ['noise after the signature', Buffer.concat([sound.subarray(0, 8), Buffer.alloc(4 * MB, 0x41)])],
  [
    'nothing but tiny chunks',
    Buffer.concat([
      sound.subarray(0, 33),
      ...Array.from({ length: 300_000 }, () => Buffer.from('0000000061416141deadbeef', 'hex')),
    ]),
  ],
]

it.each(WRONG_FILES)('refuses %s named .png', async (_, file) => {
  refusedImage(await upload(file))
})

it('leaves packed texts and profiles packed', async () => {
  const packed = Buffer.concat([Buffer.from('bomb\0\0'), bombRows])
  const file = makePng({ width: 4, height: 4, extra: ['iCCP', 'zTXt'].map((type) => pngChunk(type, packed)) })
  expect((await upload(file)).statusCode).toBe(200)
})

it('draws only as many pixels as the header says, however many are packed', async () => {
  const reply = await upload(makePng({ width: 4, height: 4, pixels: bombRows }))
  expect([200, 422]).toContain(reply.statusCode)
})

it('refuses a file of more than 5 MB', async () => {
  const reply = await upload(Buffer.concat([sound, Buffer.alloc(DESIGN_MAX_BYTES)]))
  refusedImage(reply, 413)
  expect(reply.json()).toMatchObject({ error: 'payload_too_large' })
})

it('refuses a PNG that says it is something else', async () => {
  refusedImage(await upload(sound, { type: 'text/html', name: 'page.html' }))
})

it('refuses two files, in one field or in two', async () => {
  for (const field of ['image', 'other']) {
    const form = designForm(sound)
    form.append(field, new Blob([new Uint8Array(sound)], { type: 'image/png' }), 'second.png')
    refusedImage(await attack(() => saveDesign(site, form, token)))
  }
})

it.each([
  ['pictures that are none', (count: number) => `"pictures":{${fields(count)}}`],
  ['fields that there are not', fields],
  ['boxes that are none', (count: number) => `"boxes":[${Array.from({ length: count }, () => '{}').join()}]`],
  ['lists in lists', (count: number) => `"page":${'['.repeat(count)}${']'.repeat(count)}`],
])('refuses a document of 400,000 %s', async (_, made) => {
  const document = `{"version":${DESIGN_DOCUMENT_VERSION},"background":null,${made(400_000)}}`
  const form = designForm(sound)
  form.append('document', new Blob([document], { type: 'application/json' }), 'design.json')
  const reply = await attack(() => saveDesign(site, form, token))
  expect(reply.statusCode).toBe(422)
  expect(reply.json()).toMatchObject({ errors: { document: [expect.stringMatching(/[\u0600-\u06ff]/)] } })
})

it('refuses a text in place of the file', async () => {
  const form = new FormData()
  form.append('design_type', 'image')
  form.append('image', sound.toString('latin1').slice(0, 60))
  refusedImage(await attack(() => saveDesign(site, form, token)))
})

it('refuses a huge field, and hundreds of them', async () => {
  const huge = new FormData()
  huge.append('design_type', 'image'.repeat(MB))
  expect((await attack(() => saveDesign(site, huge, token))).statusCode).toBe(422)
  const many = designForm(sound)
  for (let index = 0; index < 500; index++) many.append(`field${index}`, 'x')
  expect((await attack(() => saveDesign(site, many, token))).statusCode).toBe(422)
})

it('refuses a body that is no form', async () => {
  for (const type of [
    'application/json',
    'application/x-www-form-urlencoded',
    'image/png',
    'text/plain',
    'multipart/mixed; boundary=x',
  ]) {
    const reply = await attack(async () =>
      site.app.inject({
        method: 'POST',
        url: '/api/v2/players/designs',
        headers: { ...site.writeHeaders(token), 'content-type': type },
        payload: '{}',
      }),
    )
    expect(reply.statusCode).toBe(415)
  }
  expect((await attack(() => site.send('POST', '/api/v2/players/designs', undefined, token))).statusCode).toBe(415)
})

it.each([
  ['no boundary', 'multipart/form-data', 'x'],
  ['another boundary', 'multipart/form-data; boundary=a', '--b\r\n\r\n'],
  [
    'no end',
    'multipart/form-data; boundary=a',
    '--a\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n\x89PNG',
  ],
  ['no names', 'multipart/form-data; boundary=a', '--a\r\ncontent-disposition: form-data\r\n\r\nx\r\n--a--\r\n'],
  [
    'a name of the prototype',
    'multipart/form-data; boundary=a',
    '--a\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--a--\r\n',
  ],
  [
    'JSON in a field',
    'multipart/form-data; boundary=a',
    '--a\r\ncontent-disposition: form-data; name="design_type"\r\ncontent-type: application/json\r\n\r\n{"a":\r\n--a--\r\n',
  ],
])('refuses a form with %s', async (_, type, payload) => {
  const reply = await attack(async () =>
    site.app.inject({
      method: 'POST',
      url: '/api/v2/players/designs',
      headers: { ...site.writeHeaders(token), 'content-type': type },
      payload,
    }),
  )
  expect([415, 422]).toContain(reply.statusCode)
})

it('answers a sender of 40 MB at once, and again after that', async () => {
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' })
  const head =
    '--a\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
  const send = () =>
    new Promise<number>((resolve, reject) => {
      const headers = { ...site.writeHeaders(token), 'content-type': 'multipart/form-data; boundary=a' }
      const request = http.request(`${address}/api/v2/players/designs`, { method: 'POST', headers }, (reply) => {
        reply.resume().on('end', () => resolve(reply.statusCode ?? 0))
      })
      // The server may hang up on a sender that does not stop.
      request.on('error', reject)
      request.write(head)
      for (let sent = 0; sent < 40; sent++) request.write(Buffer.alloc(MB))
      request.end()
    })
  const before = process.memoryUsage.rss()
  expect(await send()).toBe(413)
  expect(await send()).toBe(413)
  expect(process.memoryUsage.rss() - before).toBeLessThan(MAX_GROWTH_BYTES)
})

it('holds two uploads of one person at a time, and asks to wait for more', async () => {
  const requests = await Promise.all(Array.from({ length: 6 }, () => designRequest(site, designForm(sound), token)))
  const replies = await Promise.all(requests.map((send) => send()))
  const statuses = replies.map((reply) => reply.statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(2)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  expect((await saveDesign(site, designForm(sound), token)).statusCode).toBe(200)
})

it('takes thirty uploads of one person in a minute, and says when it takes more', async () => {
  const tiny = makePng({ width: 1, height: 1 })
  for (let index = 0; index < 30; index++)
    expect((await saveDesign(site, designForm(tiny), token)).statusCode).toBe(200)
  const reply = await saveDesign(site, designForm(tiny), token)
  expect(reply.statusCode).toBe(429)
  expect(reply.json()).toMatchObject({ error: 'too_many_requests', retryAfter: expect.any(Number) })
  expect((await saveDesign(site, designForm(tiny), await signIn(site))).statusCode).toBe(200)
})

it('counts who is refused before it is known who they are, by their network address', async () => {
  const strict = await createTestSite({ RATE_LIMIT: '20' })
  const statuses = []
  for (let count = 0; count < 25; count += 1) {
    const stranger = `stranger-${count}`.padEnd(43, 'x')
    statuses.push((await strict.send('POST', '/api/v2/players/designs', undefined, stranger)).statusCode)
  }
  await strict.close()
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401))
  expect(statuses.slice(20)).toEqual(Array(5).fill(429))
})

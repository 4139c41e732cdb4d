import crypto from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import zlib from 'node:zlib'
import { ARCHIVE_TYPE, REQUEST_HEADER, SIGNATURE_HEADER, UPLOADS_PATH } from '@yawmi/releases/https/interface'
import { pack } from 'tar-stream'
import { createReleasingSite, keyFor, type ReleasingSite } from '../../../test/site/releasing-site'

const content = keyFor(['content'])
const other = keyFor(['designer'])

let site: ReleasingSite
beforeAll(async () => {
  site = await createReleasingSite()
  site.trustKeys(content, other)
})
afterAll(() => site.close())

interface Entry {
  name: string
  type?: 'symlink' | 'link' | 'directory' | 'character-device' | 'fifo'
  linkname?: string
  content?: string | Buffer
}
async function archiveOf(entries: Entry[]): Promise<Buffer> {
  const archive = pack()
  for (const { content: bytes = '', ...header } of entries) archive.entry(header, bytes)
  archive.finalize()
  const chunks: Buffer[] = []
  for await (const chunk of archive) chunks.push(chunk as Buffer)
  return zlib.gzipSync(Buffer.concat(chunks))
}
const sound = (): Entry[] => {
  const { from } = site.built('content', 'x')
  const names = ['mf-manifest.json', 'entry.js', 'entry.js.br', 'integrity.json', 'sri.json', '.maps/entry.js.map']
  return names.map((name) => ({ name, content: fs.readFileSync(path.join(from, name)) }))
}
const sha256 = (bytes: Buffer) => crypto.createHash('sha256').update(bytes).digest('hex')
let senders = 0
async function upload(bytes: Buffer, { body = bytes, key = content, size = bytes.length } = {}) {
  const options = { bytes: size, digest: sha256(bytes) }
  const { request, signature } = site.signedBy(key, { command: 'upload', remote: 'content', version: 'x', options })
  const response = await fetch(site.origin + UPLOADS_PATH, {
    method: 'POST',
    headers: {
      'content-type': ARCHIVE_TYPE,
      [REQUEST_HEADER]: Buffer.from(request).toString('base64url'),
      [SIGNATURE_HEADER]: signature,
      // From many networks: of one so many a minute are taken.
      'x-forwarded-for': `10.1.${(senders += 1)}.1`,
    },
    body: new Uint8Array(body),
  })
  return { status: response.status, ...((await response.json()) as { ok: boolean; reason?: string; message?: string }) }
}

describe('an archive', () => {
  beforeEach(() => fs.rmSync(site.dist('.releases/uploads'), { recursive: true, force: true }))
  afterEach(() => {
    expect(site.uploads()).toEqual([])
    expect(fs.existsSync(site.dist('remotes/content/x'))).toBe(false)
  })

  const flipped = (bytes: Buffer) => {
    const other = Buffer.from(bytes)
    other[other.length >> 1]! ^= 1
    return other
  }
  it.each<[string, () => Promise<Parameters<typeof upload>>, string]>([
    [
      'of which a byte was altered',
      async () => [await archiveOf(sound()), { body: flipped(await archiveOf(sound())) }],
      '',
    ],
    [
      'of a stranger',
      async () => [await archiveOf(sound()), { key: keyFor(['content']) }],
      'this site does not trust the key',
    ],
    [
      'that is larger than a site takes',
      async () => [Buffer.alloc(10), { size: 25 * 1024 * 1024 }],
      'a site takes 24 MB at most',
    ],
    ['that is no archive', async () => [Buffer.from('#!/bin/sh')], 'is cut off or damaged'],
    ['that ends in the middle', async () => [(await archiveOf(sound())).subarray(0, 200)], 'is cut off or damaged'],
    [
      'with a name that leads out',
      async () => [await archiveOf([{ name: '../../../evil.js' }])],
      'leads out of the release',
    ],
    ['with an absolute name', async () => [await archiveOf([{ name: '/tmp/evil.js' }])], 'is an absolute path'],
    ['with a name of a dot file', async () => [await archiveOf([{ name: '.env' }])], 'is hidden'],
    [
      'with a link',
      async () => [await archiveOf([{ name: 'entry.js', type: 'symlink', linkname: '/etc/passwd' }])],
      'is a symlink, and only files are taken',
    ],
    [
      'with a hard link',
      async () => [await archiveOf([{ name: 'entry.js', type: 'link', linkname: '/etc/passwd' }])],
      'is a link, and only files are taken',
    ],
    ['with a pipe', async () => [await archiveOf([{ name: 'entry.js', type: 'fifo' }])], 'is a fifo'],
    ['with a name twice', async () => [await archiveOf([...sound(), { name: 'Entry.js' }])], 'is there twice'],
    ['with a program', async () => [await archiveOf([{ name: 'run.sh' }])], 'of a kind that no release has'],
    [
      'that is not whole',
      async () => [await archiveOf(sound().filter(({ name }) => name !== 'entry.js'))],
      'names "entry.js", which is not there',
    ],
    [
      'of which a file is not what was built',
      async () => [
        await archiveOf(sound().map((one) => (one.name === 'entry.js' ? { ...one, content: 'steal()' } : one))),
      ],
      '"entry.js" is not what was built',
    ],
    [
      'whose compressed copy is of something else',
      async () => [
        await archiveOf(
          sound().map((one) =>
            one.name === 'entry.js.br' ? { ...one, content: zlib.brotliCompressSync('steal()') } : one,
          ),
        ),
      ],
      'is no compressed copy',
    ],
  ])('%s is refused, and nothing of it stays', async (_, made, sentence) => {
    const answer = await upload(...(await made()))
    expect(answer).toMatchObject({ ok: false, message: expect.stringContaining(sentence) as string })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  })

  it('that is small and unpacks to gigabytes costs no more than the limit', async () => {
    const zeros = zlib.gzipSync(Buffer.alloc(1024 * 1024))
    expect(await upload(zeros)).toMatchObject({ ok: false, reason: 'files' })
    const file = Buffer.alloc(3 * 1024 * 1024)
    const entries = Array.from({ length: 9 }, (_, at) => ({ name: `${at}.js`, content: file }))
    const bomb = await archiveOf(entries)
    expect(bomb.length).toBeLessThan(200_000)
    const answer = await upload(bomb)
    expect(answer.message).toMatch(/more than 24 MB/)
    expect((await upload(await archiveOf([{ name: '0.js', content: Buffer.alloc(5 * 1024 * 1024) }]))).message).toMatch(
      /more than 4 MB/,
    )
  })

  it('whose sender goes away leaves nothing, and a second one is taken', async () => {
    const bytes = await archiveOf(sound())
    const options = { bytes: bytes.length, digest: sha256(bytes) }
    const { request, signature } = site.signedBy(content, {
      command: 'upload',
      remote: 'content',
      version: 'x',
      options,
    })
    const socket = net.connect(Number(new URL(site.origin).port), 'localhost')
    const head = [
      `POST ${UPLOADS_PATH} HTTP/1.1`,
      'host: localhost',
      `content-type: ${ARCHIVE_TYPE}`,
      `content-length: ${bytes.length}`,
      `${REQUEST_HEADER}: ${Buffer.from(request).toString('base64url')}`,
      `${SIGNATURE_HEADER}: ${signature}`,
      'x-forwarded-for: 10.2.1.1',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    socket.write(bytes.subarray(0, 300))
    while (site.uploads().length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    socket.destroy()
    while (site.uploads().length > 0) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await upload(bytes)).toMatchObject({ ok: true })
    expect(site.uploads()).toEqual([expect.stringContaining(sha256(bytes))])
    fs.rmSync(site.dist('.releases/uploads'), { recursive: true })
  })

  it('is there for the remote alone that it was sent for, whoever else names it', async () => {
    const bytes = await archiveOf(sound())
    expect(await upload(bytes)).toMatchObject({ ok: true })
    const before = site.uploads()
    const archive = sha256(bytes)
    const by = (remote: string, options: object, command: string) =>
      site.call(site.signedBy(other, { command, remote, version: 'x', options }))
    const question = await by('designer', { bytes: bytes.length, digest: archive }, 'upload')
    expect(question.answer).toMatchObject({ ok: true, isThere: false })
    // What is refused for what it is loses its archive.
    const refused = await by('designer', { archive, declaration: { name: 'none' } }, 'publish')
    expect(refused.answer.ok).toBe(false)
    expect(site.uploads()).toEqual(before)
    fs.rmSync(site.dist('.releases/uploads'), { recursive: true })
  })
})

it('takes so many archives a minute from one address, and no more', async () => {
  const send = () =>
    fetch(site.origin + UPLOADS_PATH, { method: 'POST', headers: { 'content-type': ARCHIVE_TYPE }, body: 'x' })
  const statuses: number[] = []
  for (let count = 0; count < 31; count += 1) statuses.push((await send()).status)
  expect(statuses.at(-1)).toBe(429)
  await expect(site.publish(content, 'content', '11')).rejects.toMatchObject({
    reason: 'conflict',
    message: expect.stringContaining('takes no more requests from here') as string,
  })
})

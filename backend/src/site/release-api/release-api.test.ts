import { execFile } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import {
  ACTS_PATH,
  ARCHIVE_TYPE,
  REQUEST_HEADER,
  SIGNATURE_HEADER,
  UPLOADS_PATH,
} from '@yawmi/releases/https/interface'
import { signRequest } from '@yawmi/releases/https/signed-request'
import { storeOverHttps } from '@yawmi/releases/https/store-over-https'
import { writeIntegrity } from '@yawmi/releases/integrity'
import { makeKey, type PrivateKey, publicPart, retire, signerOf, trust } from '@yawmi/releases/release-keys'
import { pack } from 'tar-stream'
import { findProjectRoot } from '../../infrastructure/project-root'
import { passingTimeOfFile } from '../../../test/site/passing-time'
import { createTestSite, type TestSite } from '../../../test/site/test-site'

const REAL = findProjectRoot(undefined)
const letASecondPass = passingTimeOfFile()
const folders: string[] = []
const newFolder = (name: string) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), name))
  folders.push(folder)
  return folder
}

let root: string
let keysFolder: string
let site: TestSite
let origin: string
const dist = (...names: string[]) => path.join(root, 'dist', ...names)
const listOnDisk = () =>
  JSON.parse(fs.readFileSync(dist('releases.json'), 'utf8')) as {
    serial: number
    remotes: Record<string, { version: string }[]>
  }
const serial = () => (fs.existsSync(dist('releases.json')) ? listOnDisk().serial : 0)
const currentOnDisk = (remote: string) => listOnDisk().remotes[remote]?.[0]?.version
const uploads = () => (fs.existsSync(dist('.releases/uploads')) ? fs.readdirSync(dist('.releases/uploads')) : [])

const keyFor = (
  remotes: string[],
  roles: PrivateKey['roles'] = ['publish', 'promote'],
  more: { days?: number; now?: Date } = {},
) => makeKey({ team: remotes.join('-').replace('*', 'lead'), remotes, roles, ...more })
const lead = keyFor(['*'])
const content = keyFor(['content'])
const writers = keyFor(['content'], ['publish'])
const storeBy = (key: PrivateKey) => storeOverHttps(origin, { signer: () => signerOf(key) })

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, 'localhost')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as net.AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A site of its own folder, which trusts three keys and is reached over a real socket. */
beforeAll(async () => {
  root = newFolder('yawmi-root-')
  for (const name of fs.readdirSync(REAL))
    if (!['dist', '.data'].includes(name)) fs.symlinkSync(path.join(REAL, name), path.join(root, name))
  fs.mkdirSync(dist())
  fs.symlinkSync(path.join(REAL, 'dist/shell'), dist('shell'))
  const dataDir = newFolder('yawmi-data-')
  keysFolder = path.join(dataDir, 'keys')
  const port = await freePort()
  origin = `http://localhost:${port}`
  site = await createTestSite({
    ...{
      YAWMI_ROOT: root,
      YAWMI_DATA_DIR: dataDir,
      PORT: String(port),
      RELEASES_OVER_HTTPS: 'on',
      TRUST_PROXY: 'loopback',
    },
  })
  await site.app.listen({ port, host: 'localhost' })
  await expect(storeBy(lead).overview()).rejects.toMatchObject({
    reason: 'identity',
    message: expect.stringContaining('trusts no key yet') as string,
  })
  for (const key of [lead, content, writers]) trust(keysFolder, publicPart(key))
  await publish(lead, 'landing', '1')
})
afterAll(async () => {
  await site.close()
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
})

interface Build {
  version: string
  declaration: { name: string; routes: object[]; slots: string[]; requires: Record<string, string> }
  from: string
}
function built(remote: string, version: string, { requires = {} }: { requires?: Record<string, string> } = {}): Build {
  const from = newFolder('build-')
  fs.mkdirSync(path.join(from, '.maps'))
  const entry = `run(${JSON.stringify(version)});`.repeat(100)
  const files = { 'mf-manifest.json': '{}', 'entry.js': entry, '.maps/entry.js.map': '{}' }
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(from, name), text)
  writeIntegrity(from, /^$/)
  fs.writeFileSync(path.join(from, 'entry.js.br'), zlib.brotliCompressSync(entry))
  return { version, declaration: { name: remote, routes: [], slots: [], requires }, from }
}
const publish = (key: PrivateKey, remote: string, version: string, allowed = {}) =>
  storeBy(key).publish(remote, built(remote, version), allowed)

const get = (url: string) => site.app.inject({ url, headers: { host: 'localhost' } })
const served = async () => {
  letASecondPass()
  const { remotes } = (await get('/releases.json')).json<{ remotes: Record<string, { version: string }[]> }>()
  return Object.fromEntries(Object.entries(remotes).map(([remote, [first]]) => [remote, first?.version]))
}

describe('a team over HTTPS', () => {
  it('does by the key in its hands all that it does by the folder, and each act stands signed in the record', async () => {
    const team = storeBy(content)
    expect(
      await team.publish('content', built('content', '1'), { reason: 'the first', skipped: ['tests'] }),
    ).toMatchObject({
      version: '1',
      isCurrent: true,
      serial: serial(),
    })
    expect(await served()).toEqual({ landing: '1', content: '1' })
    expect((await get('/remotes/content/1/entry.js')).body).toContain('run("1")')
    expect((await get('/remotes/content/1/.maps/entry.js.map')).statusCode).toBe(404)
    expect(fs.existsSync(dist('maps/content/1/entry.js.map'))).toBe(true)

    const candidate = { ...built('content', '2'), candidate: true }
    expect(await team.publish('content', candidate)).toMatchObject({ version: '2', isCurrent: false })
    expect(await team.canary('content', undefined, { share: 10 })).toMatchObject({ version: '2' })
    expect((await team.overview()).remotes[0]).toMatchObject({ remote: 'content', current: '1', canary: { share: 10 } })
    expect(await team.promote('content', undefined, { dryRun: true })).toMatchObject({ version: '2', serial: serial() })
    expect(currentOnDisk('content')).toBe('1')
    expect(await team.promote('content', undefined, { reason: 'seen by two' })).toMatchObject({ version: '2' })
    expect(await served()).toMatchObject({ content: '2' })
    expect(await team.rollBack('content')).toMatchObject({ version: '1' })
    expect(await served()).toMatchObject({ content: '1' })
    await team.hold('content', { reason: 'a holiday' })
    expect(await team.publish('content', built('content', '3'))).toMatchObject({ isCurrent: false })
    await team.promote('content', '3')
    expect(await team.rollBack('content', { to: '1' })).toMatchObject({ version: '1' })
    await team.pin('content', '1')
    expect((await team.overview()).remotes[0]?.versions[0]).toMatchObject({ version: '1', pinned: true })
    await team.pin('content', '1', { off: true })
    await expect(team.retire('content', '1')).rejects.toMatchObject({ reason: 'state' })
    expect(await team.retire('content', '2')).toMatchObject({ version: '2' })
    await team.publish('content', { ...built('content', '4'), candidate: true })
    await team.canary('content', undefined, { testers: true })
    expect(await team.withdraw('content', { isGood: true })).toMatchObject({ version: '4' })

    const acts = (await team.log()) as {
      act: string
      team?: string
      reason?: string
      skipped?: string[]
      fault?: string
    }[]
    expect(acts.map(({ act }) => act).slice(1)).toEqual([
      ...['publish', 'candidate', 'canary', 'promote', 'rollback', 'hold', 'candidate', 'promote', 'rollback'],
      ...['pin', 'unpin', 'retire', 'candidate', 'canary', 'withdraw'],
    ])
    expect(acts[1]).toMatchObject({ team: 'content', reason: 'the first', skipped: ['tests'] })
    expect(acts.every(({ fault }) => fault === undefined)).toBe(true)
    expect(await team.faults()).toEqual([])
    expect(uploads()).toEqual([])
  })

  it('is told what the site would refuse, before anything of it is served', async () => {
    const heavy = built('content', '5', { requires: { '@yawmi/ui': '^99.0.0' } })
    const { from } = heavy
    for (const dryRun of [true, false])
      await expect(storeBy(content).publish('content', heavy, { dryRun })).rejects.toMatchObject({
        reason: 'incompatible',
        message: expect.stringContaining('it needs @yawmi/ui ^99.0.0, and the shell of this site gives') as string,
      })
    expect(fs.existsSync(dist('remotes/content/5'))).toBe(false)
    expect(fs.existsSync(path.join(from, 'entry.js'))).toBe(true)
    const before = serial()
    expect(await storeBy(content).publish('content', built('content', '6'), { dryRun: true })).toMatchObject({
      version: '6',
    })
    expect([serial(), fs.existsSync(dist('remotes/content/6'))]).toEqual([before, false])
  })

  it('makes candidates alone by a key that may not promote', async () => {
    expect(await publish(writers, 'content', '7')).toMatchObject({ version: '7', isCurrent: false })
    await expect(storeBy(writers).promote('content', '7')).rejects.toMatchObject({
      reason: 'identity',
      message: expect.stringMatching(
        /content is left as it is: the key \S+ of content may publish, not promote/,
      ) as string,
    })
  })

  it('of two acts at one serial one wins, and without a serial both do', async () => {
    const at = serial()
    const both = [publish(content, 'content', '8', { serial: at }), publish(lead, 'landing', '2', { serial: at })]
    const results = await Promise.allSettled(both)
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { reason: 'conflict' } })
    expect(serial()).toBe(at + 1)
    await Promise.all([publish(content, 'content', '9'), publish(lead, 'landing', '3')])
    expect([serial(), currentOnDisk('content'), currentOnDisk('landing')]).toEqual([at + 3, '9', '3'])
    expect(await storeBy(lead).faults()).toEqual([])
  })
})

/** Sends a call as it is. */
async function call(body: object) {
  const response = await fetch(origin + ACTS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    answer: (await response.json()) as { ok: boolean; reason?: string; message?: string; line?: string; at?: string },
  }
}
const rollBack = { command: 'rollback', remote: 'content', options: {} }
const signedBy = (key: PrivateKey, requested: object = rollBack, now = new Date()) =>
  signRequest({ site: origin, ...requested } as never, signerOf(key), now)

describe('nothing is done', () => {
  let before: string
  beforeEach(() => (before = fs.readFileSync(dist('releases.json'), 'utf8')))
  afterEach(() => expect(fs.readFileSync(dist('releases.json'), 'utf8')).toBe(before))

  it.each([
    ['by a key that is not trusted', () => signedBy(keyFor(['*'])), 'this site does not trust the key'],
    [
      'by a key that takes the name of a trusted one',
      () => signedBy({ ...keyFor(['*']), kid: lead.kid }),
      'the signature of the request does not hold',
    ],
    [
      'of what was changed on its way',
      () => ({ ...signedBy(content), request: signedBy(content).request.replace('rollback', 'hold') }),
      'the signature of the request does not hold',
    ],
    [
      'on a remote of another team',
      () => signedBy(content, { ...rollBack, remote: 'landing' }),
      'landing is left as it is: the key',
    ],
    ['by a role that is not the key’s', () => signedBy(writers), 'may publish, not promote'],
    [
      'of a request for another site',
      () => signedBy(content, { ...rollBack, site: 'https://other.example' }),
      'is signed for https://other.example',
    ],
    [
      'of a request of three minutes ago',
      () => signedBy(content, rollBack, new Date(Date.now() - 180_000)),
      'a copy of an old one',
    ],
    [
      'of a request of the future',
      () => signedBy(content, rollBack, new Date(Date.now() + 180_000)),
      'or a clock is wrong',
    ],
  ])('%s', async (_, signed, sentence) => {
    const { status, answer } = await call(signed())
    expect([status, answer.reason]).toEqual([403, 'identity'])
    expect(answer.message).toContain(sentence)
  })

  it('by a key that has expired, or was retired', async () => {
    const old = keyFor(['content'], ['promote'], { days: 1, now: new Date(Date.now() - 2 * 86_400_000) })
    const gone = keyFor(['content'], ['promote'])
    for (const key of [old, gone]) trust(keysFolder, publicPart(key))
    retire(keysFolder, gone.kid)
    for (const key of [old, gone])
      expect((await call(signedBy(key))).answer.message).toMatch(
        /content is left as it is: the key \S+ of content expired at/,
      )
  })

  it('at another serial', async () => {
    const { status, answer } = await call(signedBy(content, { ...rollBack, options: { serial: serial() - 1 } }))
    expect([status, answer.reason]).toEqual([409, 'conflict'])
  })

  it('of what the contract of this call does not have', async () => {
    // A version that was rolled back, by what only a checkout may do for itself.
    const again = { command: 'promote', remote: 'content', version: '2', options: { again: true, ungated: true } }
    expect((await call(signedBy(content, again))).answer).toMatchObject({ reason: 'bad' })
    const foreign = [{ command: 'adopt' }, { remote: '../content' }, { version: '../1' }]
    for (const requested of foreign.map((other) => ({ ...rollBack, ...other })))
      expect((await call(signedBy(content, requested))).answer.message).toContain('the request is not understood')
    expect((await call({ request: 'x' })).status).toBe(422)
    expect((await call({ request: '{', signature: 'x' })).status).toBe(403)
  })

  it('without the signature of the act itself', async () => {
    const { answer } = await call(signedBy(content))
    const { line = '', at } = answer
    const forged = signerOf(keyFor(['*'])).sign(line)
    expect((await call({ ...signedBy(content), at, line, lineSignature: forged })).answer).toMatchObject({
      reason: 'identity',
    })
    // Signed by the team, and not what the site would do.
    const other = line.replace('"rollback"', '"promote"')
    const lineSignature = signerOf(content).sign(other)
    expect((await call({ ...signedBy(content), at, line: other, lineSignature })).answer).toMatchObject({
      reason: 'conflict',
    })
  })
})

/** Runs the command as somebody types it; this process serves meanwhile. */
const release = (key: PrivateKey, ...words: string[]) =>
  new Promise<{ code: unknown; answer: Record<string, unknown> }>((resolve) => {
    const env = { ...process.env, RELEASE_KEY: JSON.stringify(key), RELEASE_KEYS_DIR: newFolder('keys-') }
    const program = path.join(REAL, 'tooling/bin/release.mjs')
    execFile(process.execPath, [program, ...words, '--site', origin, '--json'], { env }, (error, stdout) =>
      resolve({ code: error?.code ?? 0, answer: JSON.parse(stdout || '{}') as Record<string, unknown> }),
    )
  })

it('is reached by the command with the same answers and exit codes as a folder', async () => {
  const before = serial()
  expect(await release(content, 'status', 'content')).toMatchObject({
    code: 0,
    answer: { ok: true, serial: before, remotes: [{ remote: 'content', current: currentOnDisk('content') }] },
  })
  expect(await release(content, 'hold', 'content', '--reason', 'by the command')).toMatchObject({
    code: 0,
    answer: { ok: true, command: 'hold', serial: before + 1 },
  })
  expect(await release(content, 'promote', 'content', '7', '--dry-run')).toMatchObject({
    code: 0,
    answer: { version: '7', serial: before + 1, dryRun: true },
  })
  expect(await release(keyFor(['content']), 'rollback', 'content')).toMatchObject({
    code: 4,
    answer: { reason: 'identity' },
  })
  expect(await release(content, 'rollback', 'content', '--serial', '1')).toMatchObject({
    code: 5,
    answer: { reason: 'conflict' },
  })
  expect(await release(content, 'promote', 'content', 'none')).toMatchObject({ code: 3, answer: { reason: 'state' } })
  expect(await release(content, 'clean')).toMatchObject({ code: 3, answer: { reason: 'state' } })
  const { answer } = await release(content, 'log', 'content', '--verify')
  expect([answer.faults, (answer.acts as object[]).at(-1)]).toMatchObject([
    [],
    { act: 'hold', reason: 'by the command', team: 'content' },
  ])
  expect(await release(content, 'promote', 'content', currentOnDisk('content') ?? '')).toMatchObject({ code: 0 })
}, 120_000)

it('a site that may not write its releases says so before anything is sent to it', async () => {
  const before = uploads()
  const access = jest.spyOn(fs, 'accessSync').mockImplementation(() => {
    throw Object.assign(new Error('read-only file system'), { code: 'EROFS' })
  })
  for (const act of [() => publish(content, 'content', '12'), () => storeBy(content).rollBack('content')])
    await expect(act()).rejects.toMatchObject({
      reason: 'state',
      message: expect.stringContaining('cannot write its releases: its folder dist is read-only') as string,
    })
  access.mockRestore()
  expect(uploads()).toEqual(before)
})

it('an act that was sent is not done a second time', async () => {
  await publish(content, 'content', '10')
  const first = signedBy(content)
  const { line = '', at } = (await call(first)).answer
  const sent = { ...first, at, line, lineSignature: signerOf(content).sign(line) }
  expect((await call(sent)).answer).toMatchObject({ ok: true })
  expect(currentOnDisk('content')).toBe('9')
  const after = serial()
  expect(await call(sent)).toMatchObject({ status: 409, answer: { reason: 'conflict' } })
  expect(serial()).toBe(after)
})

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
  const { from } = built('content', 'x')
  const names = ['mf-manifest.json', 'entry.js', 'entry.js.br', 'integrity.json', 'sri.json', '.maps/entry.js.map']
  return names.map((name) => ({ name, content: fs.readFileSync(path.join(from, name)) }))
}
const sha256 = (bytes: Buffer) => crypto.createHash('sha256').update(bytes).digest('hex')
let senders = 0
async function upload(bytes: Buffer, { body = bytes, key = content, size = bytes.length } = {}) {
  const options = { bytes: size, digest: sha256(bytes) }
  const { request, signature } = signedBy(key, { command: 'upload', remote: 'content', version: 'x', options })
  const response = await fetch(origin + UPLOADS_PATH, {
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
  beforeEach(() => fs.rmSync(dist('.releases/uploads'), { recursive: true, force: true }))
  afterEach(() => {
    expect(uploads()).toEqual([])
    expect(fs.existsSync(dist('remotes/content/x'))).toBe(false)
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
    const { request, signature } = signedBy(content, { command: 'upload', remote: 'content', version: 'x', options })
    const socket = net.connect(Number(new URL(origin).port), 'localhost')
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
    while (uploads().length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    socket.destroy()
    while (uploads().length > 0) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await upload(bytes)).toMatchObject({ ok: true })
    expect(uploads()).toEqual([sha256(bytes)])
    fs.rmSync(dist('.releases/uploads'), { recursive: true })
  })
})

it('takes so many archives a minute from one address, and no more', async () => {
  const send = () =>
    fetch(origin + UPLOADS_PATH, { method: 'POST', headers: { 'content-type': ARCHIVE_TYPE }, body: 'x' })
  const statuses: number[] = []
  for (let count = 0; count < 31; count += 1) statuses.push((await send()).status)
  expect(statuses.at(-1)).toBe(429)
  await expect(publish(content, 'content', '11')).rejects.toMatchObject({
    reason: 'conflict',
    message: expect.stringContaining('takes no more requests from here') as string,
  })
})

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isSignedFor } from '@yawmi/contract/signed-list'
import { ListSigner, VALID_MS } from './list-signer'

const DAY = 24 * 60 * 60_000
let folder: string
let time: number
const file = () => path.join(folder, 'keys/list.json')
const open = () => new ListSigner(file(), () => time)

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'signer-'))
  time = Date.UTC(2026, 10, 24)
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

describe('what the site signs', () => {
  it('is checked by WebCrypto with the site’s public keys, for its own use only, over a restart too', async () => {
    const list = open().sign({ remotes: { content: [] } }, 'pages', 7)
    expect(list.signed).toMatchObject({ serial: 7, issued: time, expires: time + VALID_MS })
    const keys = open().publicKeys
    expect(await isSignedFor(list, 'pages', keys)).toBe(true)
    // As it comes over the wire.
    expect(await isSignedFor(JSON.parse(JSON.stringify(list)) as typeof list, 'pages', keys)).toBe(true)
    expect(await isSignedFor(list, 'all', keys)).toBe(false)
    for (const altered of [{ remotes: {} }, { more: 1 }, { signed: { ...list.signed, serial: 8 } }])
      expect(await isSignedFor({ ...list, ...altered }, 'pages', keys)).toBe(false)
    expect(await isSignedFor(list, 'pages', new ListSigner().publicKeys)).toBe(false)
    expect(await isSignedFor(list, 'pages', ['', 'no key'])).toBe(false)
  })

  it('has its next key known a month before that signs, and its key for the site alone to read', async () => {
    const [first] = open().publicKeys
    expect(fs.statSync(file()).mode & 0o777).toBe(0o600)
    time += 340 * DAY
    const signer = open()
    expect(signer.publicKeys).toHaveLength(2)
    expect(signer.publicKeys[0]).toBe(first)
    const isOf = (key: string | undefined) => isSignedFor(signer.sign({}, 'all', 1), 'all', [key ?? ''])
    expect(await isOf(first)).toBe(true)
    const [, next] = signer.publicKeys
    time += 30 * DAY
    expect(signer.publicKeys).toEqual([next])
    expect(await isOf(next)).toBe(true)
  })

  it('has one next key for all servers that share the file, whichever makes it', async () => {
    const servers = [open(), open()]
    for (const server of servers) server.prepare()
    time += 340 * DAY
    const [one, other] = servers.map((server) => server.publicKeys)
    expect(one).toHaveLength(2)
    expect(other).toEqual(one)
    fs.writeFileSync(file(), '{"keys":[]}')
    time += 30 * DAY
    expect(servers.map((server) => server.publicKeys[0])).toEqual([one![1], one![1]])
  })

  it('goes on with a new key where the file of keys is damaged', async () => {
    const before = open().publicKeys
    for (const text of ['', '{"keys":[{"jw', '{"keys":[{}]}']) {
      fs.writeFileSync(file(), text)
      const signer = open()
      expect(signer.publicKeys).not.toEqual(before)
      expect(await isSignedFor(signer.sign({}, 'all', 1), 'all', open().publicKeys)).toBe(true)
    }
  })
})

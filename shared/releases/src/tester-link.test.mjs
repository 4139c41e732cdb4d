import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readTesterLink } from '@yawmi/contract/site-links'
import { testerLink } from './tester-link.mjs'

const NOW = new Date('2026-11-24T12:00:00Z')
const state = {
  serial: 7,
  canaries: {
    auth: { release: { version: '2' }, together: ['account'] },
    account: { release: { version: '3' }, together: ['auth'] },
    content: { release: { version: '4' } },
  },
}
/** @type {string} */
let keysFile
/** @type {Buffer} */
let publicKey
/** @param {string[]} untils */
const write = (...untils) => {
  const keys = untils.map((until) => ({
    jwk: crypto.generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
    until,
  }))
  fs.writeFileSync(keysFile, JSON.stringify({ keys }))
  const { x = '', y = '' } = keys.at(-1)?.jwk ?? {}
  publicKey = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
}
beforeEach(() => {
  keysFile = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'tester-link-')), 'list.json')
  write('2026-11-23T00:00:00Z', '2027-11-24T12:00:00Z')
})
afterEach(() => fs.rmSync(path.dirname(keysFile), { recursive: true }))

/** @param {string} remote @param {{ days?: number }} [how] */
const make = (remote, how = {}) =>
  testerLink(state, remote, { keysFile, origin: 'https://yawmi.example', now: NOW, ...how })
/** @param {{ link: string }} made */
const textOf = ({ link }) => new URL(link).searchParams.get('link') ?? ''
const keys = () => [publicKey.toString('base64url')]

it('names the canary and those that go with it, signed by the key of the site that holds', async () => {
  const made = make('auth')
  expect(made).toMatchObject({ until: '2026-12-01T12:00:00.000Z', canaries: ['auth@2', 'account@3'] })
  expect(made.link).toMatch(/^https:\/\/yawmi\.example\/testers\?link=[\w-]+$/)
  expect(await readTesterLink(textOf(made), keys())).toMatchObject({
    canaries: ['auth@2', 'account@3'],
    signed: { scope: 'testers', serial: 7, expires: Date.parse(made.until) },
  })
})

it('is none once it was changed, or is signed by another key', async () => {
  const text = textOf(make('content'))
  const link = JSON.parse(Buffer.from(text, 'base64url').toString())
  const forged = Buffer.from(JSON.stringify({ ...link, canaries: ['auth@2'] })).toString('base64url')
  expect(await readTesterLink(forged, keys())).toBeUndefined()
  expect(await readTesterLink(text, keys())).toBeDefined()
  write('2027-11-24T12:00:00Z')
  expect(await readTesterLink(text, keys())).toBeUndefined()
  for (const other of ['', 'no link', 'e30', text.slice(2)]) expect(await readTesterLink(other, keys())).toBeUndefined()
})

it('ends with its key, and is refused for more than 90 days, without a canary and without the key', () => {
  write('2026-11-25T00:00:00Z')
  expect(make('content').until).toBe('2026-11-25T00:00:00.000Z')
  expect(() => make('content', { days: 91 })).toThrow('up to 90 days')
  expect(() => make('landing')).toThrow('landing has no open canary')
  write('2026-11-24T00:00:00Z')
  expect(() => make('content')).toThrow('the site’s own key'.replace('’', "'"))
  fs.rmSync(keysFile)
  fs.writeFileSync(keysFile, '{')
  expect(() => make('content')).toThrow(keysFile)
})

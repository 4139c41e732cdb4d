import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { StartError } from '../../lib/start-error'
import { addKey, changeRing, dropKey, signBy } from './change-ring'
import { type KeyRing, ringOfSecret } from './key-ring'
import { readKeyRing } from './read-key-ring'

const SECRET = 'a'.repeat(32)
const key = (id: string) => ({ id, secret: `${id}-`.repeat(16) })
const RING: KeyRing = {
  codes: { signs: 'c1', keys: [key('c1')] },
  numbers: { signs: 'n1', keys: [key('n1')] },
}

let dataDir: string
let file: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-ring-'))
  file = path.join(dataDir, 'keys.json')
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const write = (ring: unknown, mode = 0o600) => {
  writeFileSync(file, typeof ring === 'string' ? ring : JSON.stringify(ring))
  chmodSync(file, mode)
}

describe('the keys of a server', () => {
  it('are its one secret, in the environment or the data folder, until there is a file', () => {
    expect(readKeyRing({ dataDir, OTP_SECRET: SECRET })).toEqual(ringOfSecret(SECRET))
    const made = readKeyRing({ dataDir })
    expect(made).toEqual(ringOfSecret(readFileSync(path.join(dataDir, 'otp-secret'), 'utf8').trim()))
    expect(readKeyRing({ dataDir })).toEqual(made)
    write(RING)
    expect(readKeyRing({ dataDir })).toEqual(RING)
  })

  it('are those of KEYS_FILE, which must be there', () => {
    const elsewhere = { dataDir, OTP_SECRET: SECRET, KEYS_FILE: file }
    expect(() => readKeyRing(elsewhere)).toThrow(/KEYS_FILE names no file$/)
    write(RING)
    expect(readKeyRing(elsewhere)).toEqual(RING)
  })

  it.each([0o604, 0o602, 0o620, 0o644])(
    'are not taken from a file of mode %o, which others may read or write',
    (mode) => {
      write(RING, mode)
      expect(() => readKeyRing({ dataDir })).toThrow(/others may read or write it/)
    },
  )

  it('may be in a file that their group reads, as secrets are handed to containers', () => {
    write(RING, 0o440)
    expect(readKeyRing({ dataDir })).toEqual(RING)
  })

  it.each([
    ['no JSON', `{"secret": "${SECRET}"`, /it is no JSON$/],
    ['a short secret', { ...RING, codes: { signs: 'c1', keys: [{ id: 'c1', secret: 'short' }] } }, /32 characters/],
    [
      'no such key to sign',
      { ...RING, codes: { ...RING.codes, signs: 'c9' } },
      /codes\.signs must name one of the keys$/,
    ],
    [
      'an id twice',
      { ...RING, codes: { signs: 'c1', keys: [key('c1'), { ...key('c2'), id: 'c1' }] } },
      /each id once$/,
    ],
    [
      'one secret for both',
      { ...RING, numbers: { signs: 'n1', keys: [{ ...key('c1'), id: 'n1' }] } },
      /share no secret/,
    ],
  ])('are refused for %s, in one line without a secret', (_what, ring, line) => {
    write(ring)
    const reading = () => readKeyRing({ dataDir })
    expect(reading).toThrow(StartError)
    expect(reading).toThrow(line)
    expect(reading).not.toThrow(SECRET)
  })
})

describe('a change of keys', () => {
  it('makes a file of the one secret, whose first key it is, for its owner alone', () => {
    const first = readKeyRing({ dataDir })
    changeRing({ dataDir }, (ring) => addKey(ring, 'codes', '2026-11-22').ring)
    const ring = readKeyRing({ dataDir })
    expect(ring.numbers).toEqual(first.numbers)
    expect(ring.codes).toMatchObject({ signs: '0', keys: [first.codes.keys[0], { id: 'c2', created: '2026-11-22' }] })
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('wants a place for the file where the secret is the environment’s', () => {
    expect(() => changeRing({ dataDir, OTP_SECRET: SECRET }, (ring) => ring)).toThrow(/^Set KEYS_FILE /)
    expect(existsSync(file)).toBe(false)
  })

  it('adds each key under an id that none has, lets one sign, and drops none that signs or is of numbers', () => {
    const two = addKey(addKey(RING, 'codes', '2026-11-22').ring, 'codes', '2026-11-23')
    expect(two.ring.codes.keys.map(({ id }) => id)).toEqual(['c1', 'c2', 'c3'])
    expect(new Set(two.ring.codes.keys.map(({ secret }) => secret)).size).toBe(3)
    const turned = signBy(two.ring, 'codes', 'c3')
    expect(dropKey(turned, 'codes', 'c1').codes).toMatchObject({ signs: 'c3', keys: [{ id: 'c2' }, { id: 'c3' }] })
    expect(() => dropKey(turned, 'codes', 'c3')).toThrow(/signs/)
    expect(() => dropKey(turned, 'numbers', 'n1')).toThrow(/never dropped/)
    expect(() => signBy(turned, 'codes', 'c9')).toThrow(/no key c9/)
  })
})

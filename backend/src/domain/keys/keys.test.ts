import { createHmac } from 'node:crypto'
import type { KeyRing } from './key-ring'
import { keysFrom, keysOfRing } from './keys'

const FIRST = { id: '0', secret: 'the secret of before '.repeat(2) }
const key = (id: string) => ({ id, secret: `${id} `.repeat(20) })
const MSISDN = '+218910000001'

const rings = (codes: KeyRing['codes'], numbers: KeyRing['numbers']) => keysOfRing({ codes, numbers })
const numbers = { signs: '0', keys: [FIRST] }
const before = (...parts: string[]) => createHmac('sha256', FIRST.secret).update(parts.join('\0')).digest('base64url')

describe('an install with one secret', () => {
  it('goes on exactly as it began', () => {
    const keys = keysFrom(FIRST.secret)
    expect(keys.ofNumber(MSISDN)).toBe(before('number', MSISDN))
    expect(keys.ofCode('id', '1234')).toBe(before('code', 'id', '1234'))
    expect(keys.ofPair('session', 'browser')).toBe(before('pair', 'session', 'browser'))
    expect(keys.allOfNumber(MSISDN)).toEqual([before('number', MSISDN)])
  })
})

describe('what a key made', () => {
  const old = rings({ signs: '0', keys: [FIRST] }, numbers)
  const both = rings({ signs: '0', keys: [FIRST, key('c1')] }, numbers)
  const turned = rings({ signs: 'c1', keys: [FIRST, key('c1')] }, numbers)
  const dropped = rings({ signs: 'c1', keys: [key('c1')] }, numbers)

  it('names its key, and is good at every server that has the key, while keys change', () => {
    const [a, b] = [old.mac('code', 'id', '1234'), turned.mac('code', 'id', '1234')]
    expect(b).toMatch(/^c1\.[\w-]{43}$/)
    for (const keys of [old, both, turned]) expect(keys.verify(a, 'code', 'id', '1234')).toBe(true)
    for (const keys of [both, turned, dropped]) expect(keys.verify(b, 'code', 'id', '1234')).toBe(true)
    expect(dropped.verify(a, 'code', 'id', '1234')).toBe(false)
    expect([both.isOutdated(b), turned.isOutdated(a), turned.isOutdated(b)]).toEqual([false, true, false])
  })

  it('is good for nothing else: another purpose, other parts, another key under its id', () => {
    const mac = turned.mac('sms-proof', 'a', 'b')
    expect(turned.verify(mac, 'sms-proof', 'a', 'b')).toBe(true)
    expect(turned.verify(mac, 'pair', 'a', 'b')).toBe(false)
    expect(turned.verify(mac, 'sms-proof', 'ab')).toBe(false)
    expect(turned.verify(mac, 'sms-proof', 'a\0b')).toBe(false)
    expect(turned.verify(mac.replace('c1.', ''), 'sms-proof', 'a', 'b')).toBe(false)
    expect(turned.verify(mac.replace('c1.', 'c2.'), 'sms-proof', 'a', 'b')).toBe(false)
    const { id } = key('c1')
    const other = rings({ signs: 'c1', keys: [{ id, secret: 'x'.repeat(32) }] }, numbers)
    expect(other.verify(mac, 'sms-proof', 'a', 'b')).toBe(false)
  })

  it('says nothing of what the key makes for another purpose', () => {
    expect(new Set(['number', 'code', 'pair', 'sms-proof'].map((purpose) => dropped.mac(purpose, 'same'))).size).toBe(4)
  })
})

describe('the keys of a number', () => {
  const codes = { signs: '0', keys: [FIRST] }
  const ring = (signs: string) => rings(codes, { signs, keys: [FIRST, key('n2'), key('n3')] })

  it('are found by every server alike, by whichever of them it signs', () => {
    const forms = ring('0').allOfNumber(MSISDN)
    expect(forms[0]).toBe(before('number', MSISDN))
    for (const signs of ['n2', 'n3']) {
      expect(ring(signs).ofNumber(MSISDN)).toMatch(new RegExp(`^${signs}\\.`))
      expect([...ring(signs).allOfNumber(MSISDN)].sort()).toEqual([...forms].sort())
    }
  })

  it('are brought to the one that signs without the number', () => {
    const [first, second, third] = ['0', 'n2', 'n3'].map((signs) => ring(signs).ofNumber(MSISDN))
    for (const form of [first!, second!, third!]) expect(ring('n3').rekeyed(form)).toBe(third)
    expect(ring('n2').rekeyed(first!)).toBe(second)
    expect(ring('n2').rekeyed(third!)).toBe(third)
    expect(ring('n2').rekeyed('n9.unknown')).toBeNull()
  })

  it('are not what a newer secret alone would make of the number', () => {
    const onlyNewest = rings(codes, { signs: 'n2', keys: [key('n2')] })
    expect(onlyNewest.ofNumber(MSISDN)).not.toBe(ring('n2').ofNumber(MSISDN))
  })
})

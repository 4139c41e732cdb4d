import { mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { otpSecret } from './secret'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'secret-'))))
afterEach(() => rmSync(folder, { recursive: true }))

describe('otpSecret', () => {
  it('is made at the first start and stays the same', () => {
    const secret = otpSecret(folder, undefined)
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    expect(otpSecret(folder, undefined)).toBe(secret)
  })

  it('can be read by its owner alone', () => {
    otpSecret(folder, undefined)
    expect(statSync(path.join(folder, 'otp-secret')).mode & 0o777).toBe(0o600)
  })

  it('is the configured one, which is written nowhere', () => {
    expect(otpSecret(folder, 'configured')).toBe('configured')
    expect(() => statSync(path.join(folder, 'otp-secret'))).toThrow()
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { StartError } from '../lib/start-error'
import { readEnv } from './env'
import { findProjectRoot } from './project-root'

describe('the environment', () => {
  it('has a default for everything', () => {
    const env = readEnv({})
    expect(env).toMatchObject({
      PORT: 4000,
      MEDIA_PORT: 4001,
      siteOrigin: 'http://localhost:4000',
      mediaOrigin: 'http://localhost:4001',
      DEMO_CONTENT: 'on',
      WARM_UP: 'on',
    })
    expect(env.dataDir).toBe(path.join(env.root, '.data'))
    expect(env.allowedOrigins).toEqual(['http://localhost:4000'])
  })

  it('takes an empty variable as one that is not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(4000)
  })

  it('reads origins without their paths', () => {
    const { allowedOrigins } = readEnv({
      SITE_ORIGIN: 'https://yawmi.example/',
      CORS_ORIGINS: 'https://a.example/x, https://b.example:8443',
    })
    expect(allowedOrigins).toEqual(['https://yawmi.example', 'https://a.example', 'https://b.example:8443'])
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['CORS_ORIGINS', 'https://a.example,nonsense'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO_CONTENT', 'maybe'],
    ['WARM_UP', 'later'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['TRUST_PROXY', 'loopback,everybody'],
    ['TRUST_PROXY', 'none,loopback'],
    ['OTP_SECRET', 'short'],
    ['MEDIA_PORT', '4000'],
  ])('names the variable that is wrong: %s=%s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(StartError)
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^Environment variable ${name}: `))
  })

  it.each([
    [undefined, false],
    ['none', false],
    ['loopback,10.0.0.0/8', 'loopback,10.0.0.0/8'],
  ])('believes the proxies that are named, and nobody else: %s', (TRUST_PROXY, trustProxy) => {
    expect(readEnv({ TRUST_PROXY }).trustProxy).toBe(trustProxy)
  })

  it('says what a number must be', () => {
    expect(() => readEnv({ PORT: 'abc' })).toThrow('Environment variable PORT: must be a port, from 0 to 65535')
    expect(() => readEnv({ RATE_LIMIT: '0' })).toThrow(/RATE_LIMIT: must be a whole number, 1 or more$/)
  })

  it('lets the system choose both ports', () => {
    expect(readEnv({ PORT: '0', MEDIA_PORT: '0' })).toMatchObject({ PORT: 0, MEDIA_PORT: 0 })
  })
})

describe('the project folder', () => {
  it('is found from any folder inside it', () => {
    const root = findProjectRoot(undefined)
    expect(findProjectRoot(undefined, path.join(root, 'backend/src/routes'))).toBe(root)
  })

  it('is missed with a word on what to do', () => {
    const elsewhere = mkdtempSync(path.join(os.tmpdir(), 'yawmi-elsewhere-'))
    expect(() => findProjectRoot(undefined, elsewhere)).toThrow(/YAWMI_ROOT/)
    rmSync(elsewhere, { recursive: true })
  })
})

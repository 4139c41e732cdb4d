import { readEnv } from '../infrastructure/env'
import { requireSettings, settingFaults } from './shared-settings'

const SECRET = 'a'.repeat(32)
const OWN_DATABASE = { DATABASE_URL: 'postgres://yawmi@127.0.0.1/yawmi' }
const PRODUCTION = {
  NODE_ENV: 'production',
  SITE_ORIGIN: 'https://yawmi.example',
  MEDIA_ORIGIN: 'https://media.yawmi.example',
  TRUST_PROXY: 'loopback',
  OTP_SECRET: SECRET,
  CARRIER: 'sandbox',
  ALLOW_IN_PRODUCTION: 'sandbox',
}

describe('requireSettings', () => {
  it.each([
    ['OTP_SECRET', OWN_DATABASE],
    ['OTP_SECRET', { ...PRODUCTION, OTP_SECRET: '' }],
    ['LIST_KEYS_FILE', { ...PRODUCTION, ...OWN_DATABASE }],
    ['LIST_KEYS_FILE', { ...PRODUCTION, ...OWN_DATABASE, ROLE: 'web' }],
    ['SITE_ORIGIN', { ...PRODUCTION, SITE_ORIGIN: '' }],
    ['SITE_ORIGIN', { ...PRODUCTION, SITE_ORIGIN: 'http://yawmi.example' }],
    ['MEDIA_ORIGIN', { ...PRODUCTION, MEDIA_ORIGIN: '' }],
    ['MEDIA_ORIGIN', { ...PRODUCTION, MEDIA_ORIGIN: 'http://media.yawmi.example' }],
    ['CORS_ORIGINS', { ...PRODUCTION, CORS_ORIGINS: 'https://a.example,http://b.example' }],
    ['TRUST_PROXY', { ...PRODUCTION, TRUST_PROXY: '' }],
    ['CARRIER', { ...PRODUCTION, CARRIER: '' }],
    ['CARRIER', { ...PRODUCTION, ALLOW_IN_PRODUCTION: 'http' }],
    ['DEMO_CONTENT', { ...PRODUCTION, DEMO_CONTENT: 'on' }],
    ['S3_BUCKET', { S3_ENDPOINT: 'http://objects:9000' }],
    ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'x' }],
    ['S3_ACCESS_KEY_ID', { S3_BUCKET: 'media', S3_SECRET_ACCESS_KEY: 'x' }],
    ['DATABASE_URL', { RELEASES: 'shared', S3_BUCKET: 'media' }],
    ['S3_BUCKET', { RELEASES: 'shared', ...OWN_DATABASE, OTP_SECRET: SECRET }],
    ['DATABASE_URL', { ROLE: 'worker' }],
    ['DATABASE_URL', { ROLE: 'web' }],
  ])('refuses what is wrong with %s', (name, given) => {
    expect(() => requireSettings(readEnv(given))).toThrow(new RegExp(`^Environment variable ${name}: (?:must|Set) .*$`))
  })

  it.each([
    {},
    { ...OWN_DATABASE, OTP_SECRET: SECRET },
    { ...OWN_DATABASE, KEYS_FILE: '/etc/yawmi/keys.json' },
    PRODUCTION,
    { ...PRODUCTION, ...OWN_DATABASE, LIST_KEYS_FILE: '/etc/yawmi/list-keys.json' },
    // It serves no page.
    { ...PRODUCTION, ...OWN_DATABASE, ROLE: 'worker' },
    { ...PRODUCTION, OTP_SECRET: '', KEYS_FILE: '/etc/yawmi/keys.json', TRUST_PROXY: 'none' },
    { ...PRODUCTION, SITE_ORIGIN: 'http://localhost:4000', ALLOW_IN_PRODUCTION: 'sandbox, http' },
    { ...PRODUCTION, DEMO_CONTENT: 'on', ALLOW_IN_PRODUCTION: 'demo-content,sandbox' },
    { S3_BUCKET: 'media', S3_ENDPOINT: 'http://objects:9000', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y' },
    { S3_BUCKET: 'media' },
    { RELEASES: 'shared', ...OWN_DATABASE, OTP_SECRET: SECRET, S3_BUCKET: 'media' },
    // It serves none.
    { ...PRODUCTION, ROLE: 'media', RELEASES: 'shared' },
    // The media host alone has neither people nor a database.
    { ...PRODUCTION, ROLE: 'media', OTP_SECRET: '', CARRIER: '' },
  ])('is content with %j', (given) => {
    expect(() => requireSettings(readEnv(given))).not.toThrow()
  })
})

describe('settingFaults', () => {
  it('tells every fault at once, each setting once', () => {
    const names = settingFaults({
      NODE_ENV: 'production',
      PORT: 'x',
      SITE_ORIGIN: 'nowhere',
      MEDIA_ORIGIN: 'http://media.yawmi.example',
      OTP_SECERT: SECRET,
      DEMO_CONTENT: 'on',
    }).map((line) => /^Environment variable (\w+): /.exec(line)?.[1])
    expect(names).toEqual([
      ...['PORT', 'SITE_ORIGIN', 'OTP_SECERT'],
      ...['OTP_SECRET', 'MEDIA_ORIGIN', 'TRUST_PROXY', 'CARRIER', 'DEMO_CONTENT'],
    ])
  })

  it('takes a wrong NODE_ENV for production', () => {
    expect(settingFaults({ NODE_ENV: 'prod' }).join('\n')).toMatch(/NODE_ENV: [^]*TRUST_PROXY: must be set/)
  })

  it('has nothing to say of right settings', () => {
    expect(settingFaults(PRODUCTION)).toEqual([])
  })
})

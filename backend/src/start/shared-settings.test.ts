import { readEnv } from '../infrastructure/env'
import { requireSettings } from './shared-settings'

const SECRET = 'a'.repeat(32)
const OWN_DATABASE = { DATABASE_URL: 'postgres://yawmi@127.0.0.1/yawmi' }
const PRODUCTION = { NODE_ENV: 'production', SITE_ORIGIN: 'https://yawmi.example' }

describe('requireSettings', () => {
  it.each([
    ['OTP_SECRET', OWN_DATABASE],
    ['MEDIA_ORIGIN', PRODUCTION],
    ['TRUST_PROXY', { NODE_ENV: 'production' }],
    ['TRUST_PROXY', { ...OWN_DATABASE, OTP_SECRET: SECRET, NODE_ENV: 'production' }],
  ])('asks for %s', (name, given) => {
    expect(() => requireSettings(readEnv(given))).toThrow(new RegExp(`^Environment variable ${name}: must be set with`))
  })

  it.each([
    {},
    { ...OWN_DATABASE, OTP_SECRET: SECRET },
    { ...OWN_DATABASE, KEYS_FILE: '/etc/yawmi/keys.json' },
    { ...PRODUCTION, MEDIA_ORIGIN: 'https://media.yawmi.example', TRUST_PROXY: 'loopback' },
    { NODE_ENV: 'production', TRUST_PROXY: 'none' },
  ])('is content with %j', (given) => {
    expect(() => requireSettings(readEnv(given))).not.toThrow()
  })
})

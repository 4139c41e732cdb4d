import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { readEnv } from '../plugins/external/env'
import { assertSameSecret, requireSettings } from './shared-settings'
import { StartError } from './start-error'

const SECRET = 'a'.repeat(32)
const OWN_DATABASE = { DATABASE_URL: 'postgres://yawmi@127.0.0.1/yawmi' }
const PRODUCTION = { NODE_ENV: 'production', SITE_ORIGIN: 'https://yawmi.example' }

describe('requireSettings', () => {
  it.each([
    ['OTP_SECRET', OWN_DATABASE],
    ['MEDIA_ORIGIN', PRODUCTION],
  ])('asks for %s', (name, given) => {
    expect(() => requireSettings(readEnv(given))).toThrow(new RegExp(`^Environment variable ${name}: must be set with`))
  })

  it.each([
    {},
    { ...OWN_DATABASE, OTP_SECRET: SECRET },
    { ...PRODUCTION, MEDIA_ORIGIN: 'https://media.yawmi.example' },
  ])('is content with %j', (given) => {
    expect(() => requireSettings(readEnv(given))).not.toThrow()
  })
})

describe('assertSameSecret', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  it('lets servers in that share a secret, and refuses one that has another', async () => {
    await Promise.all([assertSameSecret(database.db, SECRET), assertSameSecret(database.db, SECRET)])
    await expect(assertSameSecret(database.db, SECRET)).resolves.toBeUndefined()
    await expect(assertSameSecret(database.db, 'b'.repeat(32))).rejects.toThrow(StartError)
  })
})

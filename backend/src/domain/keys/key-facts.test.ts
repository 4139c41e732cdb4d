import { serviceFacts } from '../../infrastructure/db/schema/service'
import { StartError } from '../../lib/start-error'
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database'
import { assertFittingKeys } from './key-facts'
import { type KeyRing, ringOfSecret } from './key-ring'

const SECRET = 'a'.repeat(32)
const key = (id: string) => ({ id, secret: `${id}-`.repeat(16) })
const FIRST = { id: '0', secret: SECRET }
/** `numbers` and `codes` as `first*,second`: the one with the star signs. */
const ring = (codes: string, numbers: string): KeyRing => ({ codes: ringOf(codes), numbers: ringOf(numbers) })
const ringOf = (list: string) => {
  const names = list.split(',')
  const signs = names.find((name) => name.endsWith('*'))!.slice(0, -1)
  const ids = names.map((name) => name.replace('*', ''))
  return { signs, keys: ids.map((id) => (id === '0' ? FIRST : key(id))) }
}

let database: TestDatabase
beforeEach(async () => (database = await createTestDatabase()))
afterEach(() => database.drop())

const start = (given: KeyRing) => assertFittingKeys(database.db, given)

it('lets servers in that share a secret, and refuses one that has another', async () => {
  await Promise.all([start(ringOfSecret(SECRET)), start(ringOfSecret(SECRET))])
  await start(ringOfSecret(SECRET))
  await expect(start(ringOfSecret('b'.repeat(32)))).rejects.toThrow(StartError)
})

it('lets codes change key by key: added at all, signing at all, the old one dropped', async () => {
  await start(ringOfSecret(SECRET))
  for (const codes of ['0*,new', '0*,new', '0,new*', '0*,new', '0,new*', 'new*', 'new*']) await start(ring(codes, '0*'))
})

it('refuses a server that cannot read what another signs', async () => {
  await start(ring('old,new*', '0*'))
  await expect(start(ring('old*', '0*'))).rejects.toThrow(/^The keys of codes lack new, /)
})

it('refuses a server without a key that numbers are kept by, whichever signs now', async () => {
  await start(ringOfSecret(SECRET))
  await start(ring('0*', '0,n2*'))
  await expect(start(ringOfSecret(SECRET))).rejects.toThrow(/^The keys of numbers lack n2, /)
  await expect(start(ring('0*', 'n2*'))).rejects.toThrow(/^The key n2 of numbers is not the one /)
  await start(ring('0*', '0,n2*'))
})

it('refuses a ring of its own for a database that had one secret before', async () => {
  await start(ringOfSecret(SECRET))
  await database.db.delete(serviceFacts).where(undefined)
  await expect(start(ring('c1*', 'n1*'))).resolves.toBeUndefined()
  await database.db.delete(serviceFacts).where(undefined)
  await database.db.insert(serviceFacts).values({ name: 'otp-secret-fingerprint', value: 'any' })
  await expect(start(ring('c1*', 'n1*'))).rejects.toThrow(/lack 0/)
})

it('refuses the keys of numbers in another order, which makes other forms', async () => {
  await start(ring('0*', 'n1,n2*'))
  await expect(start(ring('0*', 'n2,n1*'))).rejects.toThrow(/^The key n2 of numbers is not the one /)
})

it('lets go of a key of numbers that never signed', async () => {
  await start(ring('0*', '0*,mistake'))
  await start(ring('0*', '0*'))
})

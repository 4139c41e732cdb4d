import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database'
import { assertSameCarrier } from './carrier-fact'

let database: TestDatabase
beforeAll(async () => (database = await createTestDatabase()))
afterAll(() => database.drop())

it('lets no server start with another carrier than the one that the database is of, and names both', async () => {
  const start = (id: string) => assertSameCarrier(database.db, id)
  await start('sandbox')
  await start('sandbox')
  await expect(start('desert')).rejects.toThrow(
    /CARRIER: is desert, and this database is of sandbox.*a database of its own/,
  )
  await start('sandbox')
})
